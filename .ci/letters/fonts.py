#!/usr/bin/env python3
"""Judges `typeramp fonts --languages … --json` with fontTools and FreeType.

  fonts.py TYPERAMP LETTERS.txt FOLDER…   runs TYPERAMP for each font file there; exit 1 if a cell differs
  fonts.py --print LETTERS.txt FILE       prints what is expected for one file, as the same JSON

A cell is one language of one face: the number of its letters, those that the face lacks, its highest and its lowest
letter. For TrueType the box in the glyph's header counts, exactly (where the outline differs from it by more than a
unit, that is counted apart); for CFF the outline's box, rounded outwards, within a unit. Others are not measured.

Needs fontTools, libfreetype.so.6, and letters.py beside this script: apt-get install python3-fonttools libfreetype6
"""
import collections, ctypes, json, logging, math, os, subprocess, sys
from ctypes import POINTER, Structure, byref, c_char_p, c_int, c_long, c_short, c_ubyte, c_uint, c_ushort, c_void_p
from fontTools.ttLib import TTFont

import letters

logging.disable()
LANGUAGES = "de,fr,pl,tr,vi,el,ru,ar,he,hi,th"
ENDINGS = (".ttf", ".otf", ".ttc", ".otc")


class Box(Structure):
    _fields_ = [(name, c_long) for name in ("xMin", "yMin", "xMax", "yMax")]


class Outline(Structure):
    _fields_ = [("n_contours", c_short), ("n_points", c_short), ("points", c_void_p), ("tags", c_void_p),
                ("contours", c_void_p), ("flags", c_int)]


class Bitmap(Structure):
    _fields_ = [("rows", c_uint), ("width", c_uint), ("pitch", c_int), ("buffer", c_void_p), ("grays", c_ushort),
                ("mode", c_ubyte), ("paletteMode", c_ubyte), ("palette", c_void_p)]


class Slot(Structure):  # FT_GlyphSlotRec up to its outline
    _fields_ = [("library", c_void_p), ("face", c_void_p), ("next", c_void_p), ("index", c_uint),
                ("generic", c_void_p * 2), ("metrics", c_long * 8), ("linear", c_long * 2), ("advance", c_long * 2),
                ("format", c_int), ("bitmap", Bitmap), ("left", c_int), ("top", c_int), ("outline", Outline)]


class Face(Structure):  # FT_FaceRec up to its slot
    _fields_ = [("counts", c_long * 5), ("family", c_char_p), ("style", c_char_p), ("sizes", c_int),
                ("availableSizes", c_void_p), ("charmaps", c_int), ("charmap", c_void_p), ("generic", c_void_p * 2),
                ("box", Box), ("unitsPerEm", c_ushort), ("vertical", c_short * 7), ("slot", POINTER(Slot))]


class FreeType:
    library = ctypes.CDLL("libfreetype.so.6")
    handle = c_void_p()
    library.FT_Init_FreeType(byref(handle))

    def __init__(self, path, index):
        self.face = POINTER(Face)()
        if self.library.FT_New_Face(self.handle, path.encode(), c_long(index), byref(self.face)):
            raise OSError(f"FreeType cannot open {path}")
        # A pixel a unit: FT_LOAD_NO_SCALE would drop the fractions of CFF. Coordinates are 64ths of a unit.
        self.library.FT_Set_Pixel_Sizes(self.face, 0, self.face.contents.unitsPerEm)

    def extent(self, glyph):
        """Lowest and highest, in units; None without an outline."""
        if self.library.FT_Load_Glyph(self.face, c_uint(glyph), c_int(0x2 | 0x8)):  # no hinting, no bitmap
            return None
        outline, box = self.face.contents.slot.contents.outline, Box()
        if outline.n_points == 0 or self.library.FT_Outline_Get_BBox(byref(outline), byref(box)):
            return None
        return box.yMin / 64, box.yMax / 64

    def close(self):
        self.library.FT_Done_Face(self.face)


class Font:
    """A face of a file: its letters' glyphs and their extents."""

    def __init__(self, path, index):
        self.font = TTFont(path, fontNumber=index, lazy=True)
        self.kind = next((tag for tag in ("glyf", "CFF ") if tag in self.font), None)
        self.freetype = FreeType(path, index) if self.kind else None  # it refuses some that have bitmaps only
        self.glyphs = {code: self.font.getGlyphID(name) for code, name in (self.font.getBestCmap() or {}).items()}
        self.lies = {}  # letter: header and outline, where they differ by more than a unit
        self.extents = {}

    def has(self, letter):
        return self.glyphs.get(ord(letter), 0) != 0

    def extent(self, letter):
        if letter not in self.extents:
            self.extents[letter] = self.measured(letter)
        return self.extents[letter]

    def measured(self, letter):
        glyph = self.glyphs[ord(letter)]
        if self.kind is None or glyph >= self.font["maxp"].numGlyphs:
            return None
        drawn = self.freetype.extent(glyph)
        if self.kind == "CFF ":
            return drawn and (math.floor(drawn[0]), math.ceil(drawn[1]))
        header = self.font["glyf"][self.font.getGlyphName(glyph)]
        if header.numberOfContours == 0:
            return None
        if not drawn or max(abs(header.yMin - drawn[0]), abs(header.yMax - drawn[1])) > 1:
            self.lies[letter] = (header.yMin, header.yMax), drawn
        return header.yMin, header.yMax

    def language(self, tag, wanted):
        cell = {"language": tag, "letters": len(wanted), "lacking": [c for c in wanted if not self.has(c)]}
        extents = {c: e for c in wanted if self.has(c) and (e := self.extent(c))}
        if extents:  # max and min take the first of several
            for key, end, choose in (("highest", 1, max), ("lowest", 0, min)):
                letter = choose(extents, key=lambda c: extents[c][end])
                cell[key] = {"letter": letter, "units": extents[letter][end]}
        return cell

    def expected(self, table):
        return {"postScriptName": self.font["name"].getDebugName(6), "unitsPerEm": self.font["head"].unitsPerEm,
                "languages": [self.language(tag, table[tag]) for tag in LANGUAGES.split(",")]}

    def accepts(self, cell, expected):
        """For CFF a unit more or less, and any letter that is within a unit."""
        if self.kind != "CFF " or cell.keys() != expected.keys():
            return cell == expected
        same = all(cell[key] == expected[key] for key in ("language", "letters", "lacking"))
        for key, end in (("highest", 1), ("lowest", 0)):
            if same and key in cell:
                letter, units = cell[key]["letter"], cell[key]["units"]
                extent = self.extent(letter) if self.has(letter) else None
                same = bool(extent) and abs(extent[end] - expected[key]["units"]) <= 1 and abs(extent[end] - units) <= 1
        return same


def faces(path):
    with open(path, "rb") as file:
        start = file.read(12)
    return range(int.from_bytes(start[8:12], "big") if start[:4] == b"ttcf" else 1)


def document(path, table):
    return {"formatVersion": 1, "files": [{"path": os.path.basename(path),
                                           "faces": [Font(path, i).expected(table) for i in faces(path)]}]}


def judge(typeramp, table, folders):
    found = {os.path.realpath(os.path.join(folder, name)) for top in folders
             for folder, _, names in os.walk(top) for name in names if name.lower().endswith(ENDINGS)}
    count, lying = collections.Counter(), {}
    for path in sorted(found):
        run = subprocess.run([typeramp, "fonts", "--languages", LANGUAGES, "--json", path], capture_output=True)
        try:
            answer = json.loads(run.stdout)
            (file,) = answer["files"]
            answers = file["faces"]
            assert answer["formatVersion"] == 1 and len(answers) == len(faces(path)), "version or number of faces"
        except Exception as problem:
            count["differences"] += 1
            print(f"{path}: exit status {run.returncode}: {problem!r} {run.stderr.decode()[:200].strip()}")
            continue
        for index, answer in enumerate(answers):
            font = Font(path, index)
            expected = font.expected(table)
            count["faces"] += 1
            count[{"glyf": "TrueType", "CFF ": "CFF", None: "not measured"}[font.kind]] += 1
            for key in ("postScriptName", "unitsPerEm"):
                if answer.get(key) != expected[key]:
                    count["differences"] += 1
                    print(f"{path} #{index}: {key}: {answer.get(key)!r}, expected {expected[key]!r}")
            cells = {cell.get("language"): cell for cell in answer["languages"]}
            for wanted in expected["languages"]:
                cell = cells.pop(wanted["language"], None)
                equal = cell is not None and font.accepts(cell, wanted)
                count["cells equal" if equal else "differences"] += 1
                if not equal:
                    cell = cell or {}
                    print(f"{path} #{index}: {wanted['language']}:",
                          *(f"{k} {cell.get(k)!r}, expected {wanted.get(k)!r};"
                            for k in sorted(wanted.keys() | cell.keys()) if cell.get(k) != wanted.get(k)))
            if cells:
                count["differences"] += 1
                print(f"{path} #{index}: languages that were not asked for: {' '.join(map(str, cells))}")
            count["glyphs measured"] += sum(e is not None for e in font.extents.values())
            count["headers that lie"] += len(font.lies)
            if font.lies:
                lying[f"{os.path.basename(path)} #{index}"] = font.lies
            if font.freetype:
                font.freetype.close()
    for name, lies in lying.items():
        worst = max(lies, key=lambda c: max(abs(a - b) for a, b in zip(lies[c][0], lies[c][1] or (0, 0))))
        header, drawn = lies[worst]
        print(f"note: {name}: {len(lies)} headers differ, most U+{ord(worst):04X}: {header}, drawn {drawn}")
    print(f"{len(found)} files, {len(LANGUAGES.split(','))} languages; " +
          ", ".join(f"{key} {count[key]}" for key in ("faces", "TrueType", "CFF", "not measured", "glyphs measured",
                                                      "headers that lie", "cells equal", "differences")))
    return 1 if count["differences"] or not count["faces"] else 0


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__.strip())
    TABLE, _ = letters.read(sys.argv[2])
    if sys.argv[1] == "--print":
        print(json.dumps(document(sys.argv[3], TABLE), ensure_ascii=False, indent=2))
    else:
        sys.exit(judge(sys.argv[1], TABLE, sys.argv[3:]))
