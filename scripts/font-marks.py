"""Draws the marks of the site's style sheets into its font, so that no browser has to look for another font to draw them.

    pip install fonttools brotli
    python3 scripts/font-marks.py SUBSET.woff2 static/fonts/NAME.woff2

The subset is described in src/plugins/page-frame/tags.ts. Added are arrows (to the left, to the right, up to the right), a
check mark and the narrow space that does not break; strokes are as thick as those of the letters at weight 500, at
every weight. Run by hand when the font or a mark changes.
"""

import math
import sys

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import cmap_format_14

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


# Each mark: its character, its strokes from point to point, its width.
MARKS = {
    "arrowleft": (0x2190, [((80, 250), (700, 250)), ((80, 250), (310, 480)), ((80, 250), (310, 20))], 790),
    "arrowright": (0x2192, [((90, 250), (710, 250)), ((710, 250), (480, 480)), ((710, 250), (480, 20))], 790),
    "arrownortheast": (0x2197, [((100, 40), (520, 460)), ((520, 460), (200, 460)), ((520, 460), (520, 140))], 630),
    "checkmark": (0x2713, [((80, 260), (240, 90)), ((240, 90), (560, 500))], 640),
    "narrownbspace": (0x202F, [], 170),
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
    styles.uvsDict = {TEXT_STYLE: [(MARKS["arrownortheast"][0], None)]}
    font["cmap"].tables.append(styles)


def main():
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    font = TTFont(sys.argv[1])
    add_marks(font)
    font.flavor = "woff2"
    font.save(sys.argv[2])


if __name__ == "__main__":
    main()
