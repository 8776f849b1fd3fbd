"""Makes the site's font: Hanken Grotesk with what the pages need, small enough for the first flight of packets.

    pip install fonttools brotli
    npm pack @fontsource-variable/hanken-grotesk@5.3.0 && tar xf fontsource-variable-hanken-grotesk-5.3.0.tgz
    python3 scripts/font.py package/files/hanken-grotesk-latin-wght-normal.woff2 static/fonts/NAME.woff2

A server sends 14,600 bytes before it waits for the first answer (ten segments, RFC 6928). A font that fits with its headers is there
one round trip earlier, 150 ms on a slow phone. So the weights are cut to 400-700, the characters to CHARACTERS, the
features to kerning and ligatures, and kerning to pairs that one sees: see `lighten_kerning`.

Marks that the style sheets draw are added, so that no browser has to look for another font: arrows (to the left, to the right, up
to the right), a check mark and the narrow space that does not break; strokes are as thick as those of the letters
at weight 500, at every weight. Run by hand when the font, a character or a mark changes.
"""

import io
import math
import os
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import cmap_format_14
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.varStore import VarStoreInstancer

# Header lines take 350 of the 14,600 bytes, and a proxy may add some.
MOST_BYTES = 14_100

# Letters of English and its neighbours, and the punctuation of texts.
CHARACTERS = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0§©«¬°±·»ÄÉÖ×Üßàáâäçèéêëíñóöøü–—‘’‚“”„•…‹›−"

# Kerning below this is not seen: a hundredth of an em is a sixth of a pixel. Units: 1000 to the em.
LEAST_KERNING = 10
# Nor is a difference of kerning between weight 400 and 700 below this.
LEAST_KERNING_CHANGE = 15

STROKE = 72
TEXT_STYLE = 0xFE0E  # follows an arrow that phones draw as a picture otherwise


def stroke(pen, start, end):
    """One straight stroke, cut square half its thickness beyond both ends. Units: 1000 to the em."""
    (x, y), (u, v) = start, end
    length = math.hypot(u - x, v - y)
    along = ((u - x) / length * STROKE / 2, (v - y) / length * STROKE / 2)
    across = (-along[1], along[0])
    corners = [
        (x - along[0] + across[0], y - along[1] + across[1]),
        (u + along[0] + across[0], v + along[1] + across[1]),
        (u + along[0] - across[0], v + along[1] - across[1]),
        (x - along[0] - across[0], y - along[1] - across[1]),
    ]
    pen.moveTo(tuple(map(round, corners[0])))
    for corner in corners[1:]:
        pen.lineTo(tuple(map(round, corner)))
    pen.closePath()


# Each mark: the name of its glyph, which the font must not have, its character, its strokes from point to point, its width.
MARKS = {
    "arrowleft.mark": (0x2190, [((80, 250), (700, 250)), ((80, 250), (310, 480)), ((80, 250), (310, 20))], 790),
    "arrowright.mark": (0x2192, [((90, 250), (710, 250)), ((710, 250), (480, 480)), ((710, 250), (480, 20))], 790),
    "arrownortheast.mark": (0x2197, [((100, 40), (520, 460)), ((520, 460), (200, 460)), ((520, 460), (520, 140))], 630),
    "checkmark.mark": (0x2713, [((80, 260), (240, 90)), ((240, 90), (560, 500))], 640),
    "narrownbspace.mark": (0x202F, [], 170),
}


def add_marks(font):
    """Adds the marks to an open font; those it has already are an error."""
    characters = font.getBestCmap()
    # Read before the outlines grow, since they have to fit them.
    variations = font["gvar"].variations
    widths = font["HVAR"].table.AdvWidthMap.mapping
    for name, (character, strokes, width) in MARKS.items():
        if character in characters:
            raise SystemExit(f"The font has U+{character:04X} already: leave {name} out of MARKS.")
        pen = TTGlyphPen(None)
        for start, end in strokes:
            stroke(pen, start, end)
        glyph = pen.glyph()
        if strokes:
            glyph.flags[0] |= 0x40  # Strokes overlap, and are one shape all the same.
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
        variations[name] = []
        widths[name] = 0xFFFFFFFF
        for table in font["cmap"].tables:
            table.cmap[character] = name
    styles = cmap_format_14(14)
    styles.platformID, styles.platEncID, styles.language, styles.cmap = 0, 5, 0, {}
    styles.uvsDict = {TEXT_STYLE: [(MARKS["arrownortheast.mark"][0], None)]}
    font["cmap"].tables.append(styles)


def lighten_kerning(font):
    """Takes away kerning and its changes with the weight where they are too small to be seen."""
    changes = VarStoreInstancer(font["GDEF"].table.VarStore, font["fvar"].axes, {"wght": 1.0})
    for value in kerning_values(font["GPOS"].table):
        change = getattr(value, "XAdvDevice", None)
        size = abs(changes[(change.StartSize << 16) | change.EndSize]) if change else 0
        if size < LEAST_KERNING_CHANGE:
            value.XAdvDevice = None
            if abs(value.XAdvance) < LEAST_KERNING:
                value.XAdvance = 0


def kerning_values(table):
    """The values of all pairs, of single glyphs and of classes."""
    for lookup in table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType != 2:
                continue
            if subtable.Format == 1:
                pairs = [pair for pairs in subtable.PairSet for pair in pairs.PairValueRecord]
            else:
                pairs = [pair for row in subtable.Class1Record for pair in row.Class2Record]
            yield from (pair.Value1 for pair in pairs if pair.Value1)


def subset(font):
    """Keeps the characters, kerning and ligatures, and the names that the licence asks for."""
    options = Options(layout_features=["kern", "liga"], name_IDs=[0, 1, 2, 256], notdef_outline=True)
    subsetter = Subsetter(options)
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    cut = io.BytesIO()
    instantiateVariableFont(TTFont(sys.argv[1]), {"wght": (400, 700)}).save(cut)
    # Read anew, since the instancer leaves glyphs without variations out, which the subsetter looks for.
    font = TTFont(cut)
    lighten_kerning(font)
    subset(font)
    add_marks(font)
    font.flavor = "woff2"
    font.save(sys.argv[2])
    size = os.path.getsize(sys.argv[2])
    if size > MOST_BYTES:
        raise SystemExit(f"{sys.argv[2]} has {size} bytes, and would need a round trip more: cut it to {MOST_BYTES}.")


if __name__ == "__main__":
    main()
