extension FontTools {
  /// Reads the paths of fonts from standard input, and writes JSON: of each face the characters that it has in the
  /// ranges given as arguments, with the lowest and the highest point of each glyph. A box of `glyf` is the one in the
  /// file, as the program reads it; fontTools computes one of `CFF `, rounded outwards.
  static let glyphJudge = #"""
    import json, math, sys
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.ttLib import TTCollection, TTFont

    def extent(font, glyphs, name):
        if "glyf" in font:
            glyph = font["glyf"][name]
            return [glyph.yMin, glyph.yMax] if glyph.numberOfContours != 0 else []
        pen = BoundsPen(glyphs, ignoreSinglePoints=True)
        glyphs[name].draw(pen)
        return [math.floor(pen.bounds[1] + 1e-6), math.ceil(pen.bounds[3] - 1e-6)] if pen.bounds else []

    def face(font):
        characters, known = font.getBestCmap() or {}, {}
        isMeasurable = "glyf" in font or "CFF " in font
        glyphs = font.getGlyphSet() if isMeasurable else None
        extents = []
        for first, last in zip(ranges[::2], ranges[1::2]):
            for character in range(first, last + 1):
                name = characters.get(character)
                if name and isMeasurable and name not in known:
                    known[name] = extent(font, glyphs, name)
                if name:
                    extents.append([character] + known.get(name, []))
        return extents

    ranges = [int(argument) for argument in sys.argv[1:]]
    result = {}
    for path in sys.stdin.read().splitlines():
        fonts = TTCollection(path, lazy=True).fonts if path.endswith(".ttc") else [TTFont(path, lazy=True)]
        result[path] = [face(font) for font in fonts]
    json.dump(result, sys.stdout)
    """#

  /// Reads lines with a path of a font, the number of a face, a code point, a width and an outline as a path of SVG.
  /// Prints those whose width, box, area or moments differ from those of the glyph as fontTools draws it.
  static let pathJudge = #"""
    import sys
    from fontTools.pens.boundsPen import BoundsPen
    from fontTools.pens.momentsPen import MomentsPen
    from fontTools.pens.recordingPen import DecomposingRecordingPen
    from fontTools.svgLib.path import parse_path
    from fontTools.ttLib import TTCollection, TTFont

    def numbers(recording):
        box, moments = BoundsPen(None), MomentsPen(None)
        recording.replay(box)
        recording.replay(moments)
        names = "area", "momentX", "momentY", "momentXX", "momentXY", "momentYY"
        return list(box.bounds or ()) + [getattr(moments, name) for name in names]

    fonts = {}
    def face(path, index):
        if (path, index) not in fonts:
            file = TTCollection(path, lazy=True).fonts[index] if path.endswith(".ttc") else TTFont(path, lazy=True)
            fonts[path, index] = file, file.getGlyphSet(), file.getBestCmap()
        return fonts[path, index]

    for line in sys.stdin.read().splitlines():
        path, index, code, width, outline = line.split("\t")
        font, glyphs, characters = face(path, int(index))
        name = characters[int(code)]
        expected, found = DecomposingRecordingPen(glyphs), DecomposingRecordingPen(None)
        glyphs[name].draw(expected)
        parse_path(outline, found)
        # fontTools moves each part of a glyph as the part's own width says, and FreeType the whole as the whole's does.
        isComposite = "glyf" in font and font["glyf"][name].isComposite()
        pairs = list(zip(numbers(expected), numbers(found)))
        margin = (1.01, 0.01) if isComposite else (0.01, 1e-6)
        same = all(abs(a - b) <= margin[0] + margin[1] * abs(a) for a, b in pairs[:5 if isComposite else None])
        if not same or len(numbers(expected)) != len(numbers(found)) or font["hmtx"][name][0] != int(width):
            print(path, index, hex(int(code)), width, pairs[:5])
    """#
}
