#!/usr/bin/env python3
"""Judges `typeramp fit` with HarfBuzz: the first text size at which a text is wider than its line.

  fit.py TYPERAMP FONT…   exit 1 if a text fits for typeramp, and is too wide for HarfBuzz by more than the tolerance

The texts are those of Django, in 25 languages; HarfBuzz measures them with kerning and ligatures.

Needs PyPI packages: uharfbuzz, django
"""
import gettext, glob, json, os, subprocess, sys, tempfile
import django, uharfbuzz

LANGUAGES = "bg cs da de el es et fi fr hu it lt lv nb nl pl pt ro ru sk sl sr sv tr uk vi".split()
SIZES = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]  # Apple's body
WIDTH, TOLERANCE = 311, 0.02


def texts():
    """(language, text), each once; without placeholders, which HarfBuzz does not know, and lines of their own."""
    found = set()
    for language in LANGUAGES:
        pattern = os.path.join(os.path.dirname(django.__file__), "**", "locale", language, "LC_MESSAGES", "*.mo")
        for path in glob.glob(pattern, recursive=True):
            with open(path, "rb") as file:
                for key, text in gettext.GNUTranslations(file)._catalog.items():
                    if key and text.strip() == text and not set("%{\n<") & set(text):
                        found.add((language, text))
    return sorted(found)


def verdicts(typeramp, font, path):
    """The number of text sizes at which each text fits, by its key; texts that were not measured have none."""
    call = [typeramp, "fit", path, "--no-config", "--style", "body", "--width", str(WIDTH), "--lines", "1"]
    call += ["--stand-in", font, "--json"]
    rows = json.loads(subprocess.run(call, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout)
    return {row["key"]: list(row["lines"]).index(row["fitsUpTo"]) + 1 if row["fitsUpTo"] else 0
            for row in rows["texts"] if row["language"] != "none"}


def ratio(font, text):
    """The width of a text as a multiple of the point size."""
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    uharfbuzz.shape(font, buffer)
    return sum(position.x_advance for position in buffer.glyph_positions) / font.face.upem


def main(typeramp, fonts):
    all_texts, wrong = texts(), 0
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "Texts.xcstrings")
        strings = {str(index): {"localizations": {language: {"stringUnit": {"state": "translated", "value": text}}}}
                   for index, (language, text) in enumerate(all_texts)}
        with open(path, "w") as file:
            json.dump({"sourceLanguage": "none", "strings": strings}, file)
        for name in fonts:
            font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(name)))
            found, counts = verdicts(typeramp, name, path), {"wider": 0, "narrower": 0, "wrong": 0, "all": 0}
            for index, (language, text) in enumerate(all_texts):
                fits = found.get(str(index))
                if fits is None:
                    continue
                width = ratio(font, text)
                judged = sum(width * size <= WIDTH / (1 - TOLERANCE) for size in SIZES)
                counts["all"] += 1
                counts["wider"] += fits < judged
                counts["narrower"] += fits > judged
                if fits and width * SIZES[fits - 1] > WIDTH / (1 - TOLERANCE) ** 2:
                    counts["wrong"] += 1
                    print(f"{os.path.basename(name)}: '{text}' ({language}) does not fit at size {SIZES[fits - 1]}")
            wrong += counts["wrong"]
            share = 100 * (counts["wider"] + counts["narrower"]) / counts["all"]
            print(f"{os.path.basename(name)}: {counts}, {share:.2f} % differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
