#!/usr/bin/env python3
"""Makes and judges Letters.txt, the letters of each language.

  letters.py make CLDR_FOLDER > Letters.txt from CLDR's XML (the folder that has `common` in it)
  letters.py check Letters.txt [CLDR_FOLDER]  against ICU's exemplar sets; exit 1 if one differs. With the folder, the
                                           languages that ICU does not carry by ICU's parser from the XML, too

`make` needs the standard library only. `check` needs PyICU, best with the ICU of the table's CLDR version (a CLDR
version is ICU's minus 30): `pip install icukit-pyicu==78.3.1` for CLDR 48. Debian's unicode-cldr-core has the XML.

It looks up every locale of ICU in the table by the command's rule, and then what else the table names.

The languages: all of CLDR's coverageLevels.txt (basic, moderate and modern), and what else of `common/main` has main
letters that are at least "contributed", as ICU demands. The letters: the code points of the main exemplar set, and for
each its capital if that is a single code point; of both those of the general categories L and M, without QUOTES, and
without marks that the set has only in one group of several letters: Dutch texts write its `íj́` without the second accent.
"""
import os, re, sys, unicodedata
import xml.etree.ElementTree as XML

HEADER = """\
# The letters of each language: CLDR {version}'s main exemplar characters, small and capital. Made by .ci/letters.
# Source: https://github.com/unicode-org/cldr, common/main/*.xml. Copyright © 1991-{year} Unicode, Inc.
# SPDX-License-Identifier: Unicode-3.0 (https://www.unicode.org/license.txt); that notice has to go with every copy.
#
# `TAG LETTERS`, sorted by tag: letters by code point, without spaces. A letter is the character itself, or `\\u{{HEX}}`
# (combining marks, modifier letters, and scripts from right to left). `a-d` is a range from letter to letter, both
# included. `TAG =OTHER` has the letters of that line, which is not another alias.
# Look up a tag with `-` for `_`, in any case; then without its last subtag, until there is a line.
"""
# CLDR has zh and no, its hi-Latn inherits English letters, Apple's systems offer zh-Hans, nb, ars and wuu; and .lproj
# folders had names before they had tags.
ALIASES = {"zh": "zh-Hans", "nb": "no", "nn": "no", "hi-Latn": "en", "ars": "ar", "wuu": "zh-Hans",
           "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja", "Spanish": "es",
           "Dutch": "nl", "Portuguese": "pt", "Swedish": "sv", "Danish": "da",
           "Norwegian": "no", "Finnish": "fi", "Korean": "ko"}

# Letters of uk, uz and haw for which fonts and texts have quotation marks.
QUOTES = "\u02bb\u02bc"


def exemplars(text):
    """The strings of a set as CLDR writes it: `[a-c {ch} \\u200C \\-]`."""
    unescaped = lambda t: chr(int(t[2:], 16)) if re.match(r"\\[uU]", t) else t[1:] if t[0] == "\\" else t
    token = r"\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8}|\\.|[^\\]"
    found, items = [], re.findall(r"\{(?:\\.|[^}\\])*\}|" + token, text.strip()[1:-1], re.S)
    items = [i for i in items if not i.isspace()]
    while items:
        item = items.pop(0)
        if item == "-" and found and items:
            found += map(chr, range(ord(found[-1]) + 1, ord(unescaped(items.pop(0))) + 1))
        elif item[0] == "{":
            found.append("".join(map(unescaped, re.findall(token, item[1:-1], re.S))))
        else:
            found.append(unescaped(item))
    return found


def capital(letter, language):
    """Title case, not upper: Greek keeps its accents and Georgian its letters (Mtavruli is for whole lines only)."""
    return "İ" if letter == "i" and language in ("tr", "az") else letter.title()


def paired(strings):
    """The marks that occur in one string only, which has several letters."""
    marks = {c for s in strings for c in s if unicodedata.category(c)[0] == "M"}
    places = {c: [s for s in strings if c in s] for c in marks}
    bases = lambda s: sum(unicodedata.category(c)[0] == "L" for c in s)
    return {c for c, found in places.items() if len(found) == 1 and bases(found[0]) > 1}


def letters(strings, language):
    strings = [unicodedata.normalize("NFC", s) for s in strings]
    small = {c for s in strings for c in s} - paired(strings)
    both = small | {c for c in (capital(s, language) for s in small) if len(c) == 1}
    return sorted(c for c in both if unicodedata.category(c)[0] in "LM" and c not in QUOTES)


def written(found):
    runs = []
    for c in map(ord, found):
        if runs and runs[-1][-1] == c - 1:
            runs[-1].append(c)
        else:
            runs.append([c])

    def form(c):
        plain = unicodedata.category(chr(c)) in ("Lu", "Ll", "Lt", "Lo") and unicodedata.bidirectional(chr(c)) == "L"
        return chr(c) if plain else "\\u{%04X}" % c
    return "".join(form(r[0]) + "-" + form(r[-1]) if len(r) > 2 else "".join(map(form, r)) for r in runs)


def main_sets(folder):
    """The text of each main set that is in force, by tag; inherited ones are not there."""
    main, sets = os.path.join(folder, "common", "main"), {}
    for name in sorted(os.listdir(main)):
        if name.endswith(".xml") and name != "root.xml":
            for element in XML.parse(os.path.join(main, name)).iterfind("characters/exemplarCharacters"):
                if "type" not in element.keys() and element.get("draft") in (None, "approved", "contributed"):
                    sets[name[:-4].replace("_POLYTON", "_polyton").replace("_", "-")] = element.text
    sets["zh-Hans"] = sets.pop("zh")
    return sets


def lookup(table, tag):
    """The rule of the command: the tag, then without its last subtag; through an alias."""
    tag = tag.replace("_", "-").lower()
    while tag and tag not in table:
        tag = tag.rpartition("-")[0]
    return table.get(tag)


def make(folder):
    supplement = lambda name, tag: XML.parse(os.path.join(folder, "common", "supplemental", name + ".xml")).iter(tag)
    sets = main_sets(folder)
    aliases = dict(ALIASES)
    for alias in supplement("supplementalMetadata", "languageAlias"):  # iw, in, ji, tl, sh, mo, ...
        tag, other = (alias.get(key).replace("_", "-") for key in ("type", "replacement"))
        if re.fullmatch("[a-z]{2}|arb|cmn|cnr|prs", tag) and tag not in sets:
            aliases[tag] = other
    for likely in supplement("likelySubtags", "likelySubtag"):  # zh-TW is written in zh-Hant
        language, script, region = (likely.get("to").split("_") + [""])[:3]
        if likely.get("from") == f"{language}_{region}" and f"{language}-{script}" in sets:
            aliases[f"{language}-{region}"] = f"{language}-{script}"
    known = {tag.lower(): tag for tag in [*sets, *aliases]}
    lines = {}
    for tag, strings in ((tag, exemplars(text)) for tag, text in sets.items()):
        if any(unicodedata.category(c) == "Cn" for c in "".join(strings)):
            print(f"{tag} left out: Python's Unicode {unicodedata.unidata_version} lacks its script", file=sys.stderr)
        else:
            lines[tag] = written(letters(strings, tag.split("-")[0]))
    for tag, other in aliases.items():
        while (found := lookup(known, other)) in aliases:
            other = aliases[found]
        if found and tag not in sets:
            lines[tag] = "=" + found
    english = open(os.path.join(folder, "common", "main", "en.xml"), encoding="utf-8").read()
    dtd = open(os.path.join(folder, "common", "dtd", "ldml.dtd"), encoding="utf-8").read()
    print(HEADER.format(version=re.search('cldrVersion CDATA #FIXED "(.*?)"', dtd)[1],
                        year=re.search("1991-([0-9]+)", english)[1]), end="")
    for tag in sorted(lines, key=str.lower):
        print(tag, lines[tag])


def read(path):
    """The table, read by the grammar of its header and nothing else: {lower-case tag: [letters]}, and its version."""
    table, aliases, version = {}, {}, None
    for number, line in enumerate(open(path, encoding="utf-8", newline="").read().split("\n"), 1):
        if line.startswith("#") or not line:
            version = version or re.search(r"CLDR (\d+)", line)[1]
            continue
        tag, rest = line.split(" ")
        tag = tag.lower()
        assert tag not in table and tag not in aliases, f"{path}:{number}: {tag} is there twice"
        if rest[0] == "=":
            aliases[tag] = rest[1:].lower()
            continue
        tokens = re.findall(r"\\u\{([0-9A-F]+)\}|(.)", rest)
        points = [int(e, 16) if e else c if c == "-" else ord(c) for e, c in tokens]
        found = []
        for i, point in enumerate(points):
            if point != "-":
                ranged = i > 1 and points[i - 1] == "-"
                found += range(found[-1] + 1, point + 1) if ranged else [point]
        assert found == sorted(set(found)), f"{path}:{number}: not in order"
        table[tag] = list(map(chr, found))
    return {**table, **{tag: table[other] for tag, other in aliases.items()}}, version


def check(path, folder=None):
    import icu
    table, version = read(path)
    print(f"table: CLDR {version}; ICU {icu.ICU_VERSION}: CLDR {int(icu.ICU_VERSION.split('.')[0]) - 30}")
    tags = {tag.replace("_", "-").lower(): tag for tag in icu.Locale.getAvailableLocales()}
    sets = {tag: icu.LocaleData(locale).getExemplarSet() for tag, locale in tags.items()}
    rest = main_sets(folder) if folder else {}  # the languages that ICU does not carry
    direct = {tag: icu.UnicodeSet(text) for tag, text in rest.items() if tag.lower() not in sets}
    sets.update({tag.lower(): found for tag, found in direct.items()})
    names = {icu.Locale(tag).getDisplayLanguage(icu.Locale("en")).lower(): tag for tag in sets if len(tag) == 2}
    names_in_apps = "zh-CN zh-TW zh-HK zh-MO iw in ji tl sh mo nb nn hi-Latn sr-ME uz-AF pa-PK English Japanese".lower()
    for tag in (table.keys() | set(names_in_apps.split())) - sets.keys():  # aliases, by ICU's own canonical names, likely scripts and English names
        likely = icu.Locale.createCanonical(names.get(tag, tag).replace("-", "_")).addLikelySubtags()
        language, script = likely.getLanguage(), likely.getScript()
        if icu.Locale(language).addLikelySubtags().getScript() == script and not likely.getVariant():
            other = language if language != tag else None
        else:
            other = f"{language}-{script}".lower()
        if other in sets and other != tag:
            sets[tag] = sets[other]
    equal, explained, different = [], [], []
    for tag, strings in sorted(sets.items()):
        locale = icu.Locale(tag.replace("-", "_"))
        composed = [icu.Normalizer2.getNFCInstance().normalize(str(s)) for s in strings]
        small = set("".join(composed)) - paired(composed)
        both = small | {str(icu.UnicodeString(c).toTitle(locale)) for c in small}
        wanted = {c for c in both if len(c) == 1 and icu.Char.charType(c) in range(1, 9)} - set(QUOTES)
        found = set(lookup(table, tag) or "")
        new = any(int(icu.Char.charAge(c).split(".")[0]) > 15 for c in wanted)
        (equal if found == wanted else explained if new else different).append(tag)
        for what, extra in (("ICU only", wanted - found), ("table only", found - wanted)):
            if extra:
                print(f"{tag}: {what}: {len(extra)}:", *("%04X" % ord(c) for c in sorted(extra)[:20]),
                      "(explained: letters of Unicode 16 or later)" if new else "")
    unjudged = sorted(table.keys() - sets.keys())
    print(f"{len(equal)} tags equal, {len(explained)} explained, {len(different)} different; "
          f"of the table's {len(table)} tags, {len(table) - len(unjudged)} judged ({len(direct)} by ICU's parser from "
          f"the XML); not judged: {' '.join(unjudged) or 'none'}")
    return 1 if different else 0


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[:1] == ["make"] and len(arguments) == 2:
        sys.exit(make(arguments[1]))
    if arguments[:1] == ["check"] and len(arguments) in (2, 3):
        sys.exit(check(*arguments[1:]))
    sys.exit(__doc__.strip())
