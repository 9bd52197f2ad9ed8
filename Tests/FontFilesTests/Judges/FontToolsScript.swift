extension FontTools {
  /// Reads paths from standard input, generates a few fonts in the folder given as argument, and writes JSON.
  static let judge = #"""
    import ctypes, json, os, sys
    from fontTools.fontBuilder import FontBuilder
    from fontTools.ttLib import TTCollection, TTFont
    from fontTools.ttLib.tables._g_l_y_f import Glyph

    def freetype():
        try:
            library = ctypes.CDLL("libfreetype.so.6")
        except OSError:
            return None
        handle = ctypes.c_void_p()
        library.FT_Init_FreeType(ctypes.byref(handle))
        library.FT_New_Face.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_long, ctypes.c_void_p]
        library.FT_Get_Postscript_Name.argtypes = [ctypes.c_void_p]
        library.FT_Get_Postscript_Name.restype = ctypes.c_char_p
        library.FT_Done_Face.argtypes = [ctypes.c_void_p]
        def name(path, face, instance):
            opened = ctypes.c_void_p()
            index = face | (instance + 1) << 16
            if library.FT_New_Face(handle, path.encode(), index, ctypes.byref(opened)) != 0:
                return None
            name = library.FT_Get_Postscript_Name(opened)
            library.FT_Done_Face(opened)
            return name.decode() if name else None
        return name

    freetype_name = freetype()

    def name(font, id):
        table = font["name"]
        american = [table.getName(id, 3, encoding, 0x409) for encoding in (1, 10, 0)]
        found = next((record for record in american if record and record.string), None)
        return found.toUnicode() if found else table.getDebugName(id)

    def instances(font, path, index):
        if "fvar" not in font:
            return []
        return [{
            "name": name(font, instance.subfamilyNameID),
            "postScriptName": name(font, instance.postscriptNameID) if instance.postscriptNameID != 0xFFFF else None,
            "adobePostScriptName": freetype_name(path, index, number) if freetype_name else None,
        } for number, instance in enumerate(font["fvar"].instances)]

    def face(font, path, index):
        head, hhea, os2 = font["head"], font["hhea"], font["OS/2"] if "OS/2" in font else None
        return {
            "names": [name(font, 6), name(font, 4), name(font, 16) or name(font, 1), name(font, 17) or name(font, 2)],
            "instances": instances(font, path, index),
            "metrics": [head.unitsPerEm, hhea.ascent, hhea.descent, hhea.lineGap],
            "weight": os2.usWeightClass if os2 else None,
            "isItalic": bool(head.macStyle & 2 or os2 and os2.fsSelection & 0x201),
        }

    def made(folder, file, axes=[], instances=[], change=lambda names: None):
        builder = FontBuilder(2048)
        builder.setupGlyphOrder([".notdef"])
        builder.setupCharacterMap({})
        builder.setupGlyf({".notdef": Glyph()})
        builder.setupHorizontalMetrics({".notdef": (500, 0)})
        builder.setupHorizontalHeader(ascent=1901, descent=-483, lineGap=67)
        builder.setupOS2(version=4, usWeightClass=350, fsSelection=1 << 9)
        builder.setupPost()
        builder.setupNameTable({"familyName": "Made Sans", "styleName": "Roman", "psName": "MadeSans-Roman",
                                "fullName": {"en": "Made Sans Roman", "de": "Gemachte Grotesk"}})
        if axes:
            builder.setupFvar(axes, instances)
            builder.setupGvar({".notdef": []})
        change(builder.font["name"])
        path = os.path.join(folder, file)
        builder.save(path)
        return path

    weight = [("wght", 100, 400, 900, "Weight"), ("opsz", 8, 12.5, 72, "Optical Size")]
    styles = [
        {"location": {"wght": 400, "opsz": 12.5}, "stylename": "Roman", "postscriptfontname": "MadeSans-Text"},
        {"location": {"wght": 700, "opsz": 12.5}, "stylename": "Bold Display", "postscriptfontname": "MadeSans-BoldD"},
        {"location": {"wght": 625.5, "opsz": 8}, "stylename": "Semi-Bold № 2"},
    ]

    def all_of_mac_roman(names):
        for id, start, end in ((6, 0x20, 0x60), (4, 0x60, 0xA0), (2, 0xA0, 0xE0), (1, 0xE0, 0x100)):
            names.removeNames(nameID=id)
            names.setName(bytes(range(start, end)).decode("mac_roman"), id, 1, 0, 0)

    def many_names(names):
        for id in range(256, 656):
            names.setName("Stylistic alternates %d, 𝔣𝔬𝔫𝔱𝔰 & 文字" % (id * id), id, 3, 1, 0x409)

    def prefix(names):
        names.setName("MadePrefix", 25, 3, 1, 0x409)

    folder = sys.argv[1]
    paths = sys.stdin.read().splitlines() + [
        made(folder, "variable.ttf", axes=weight, instances=styles),
        made(folder, "undeclared.ttf", axes=weight, instances=[dict(s, postscriptfontname=None) for s in styles]),
        made(folder, "prefix.ttf", axes=weight, instances=styles[2:], change=prefix),
        made(folder, "mac.ttf", change=all_of_mac_roman),
        made(folder, "many.ttf", change=many_names),
    ]
    result = {}
    for path in paths:
        fonts = TTCollection(path, lazy=True).fonts if path.endswith(".ttc") else [TTFont(path, lazy=True)]
        result[path] = [face(font, path, index) for index, font in enumerate(fonts)]
    json.dump(result, sys.stdout)
    """#
}
