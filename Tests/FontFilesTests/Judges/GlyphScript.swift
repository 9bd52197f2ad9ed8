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
}
