/** Compares pictures of a page as a reader would. */
import type { Page } from 'playwright-core';

/**
 * How many pixels of two pictures of the same size differ so that one sees it: browsers draw the
 * rim of a rounded corner a shade lighter or darker from one time to the next.
 * @param page any page, whose browser reads the pictures
 */
export function differingPixels(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const visible = 8;
  return page.evaluate(
    async ([pictures, least]) => {
      const [a, b] = await Promise.all(
        pictures.map(async (picture) => {
          const image = new Image();
          image.src = `data:image/png;base64,${picture}`;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          canvas.drawImage(image, 0, 0);
          return canvas.getImageData(0, 0, image.width, image.height).data;
        }),
      );
      const pixels = new Set<number>();
      a!.forEach((value, at) => {
        if (Math.abs(value - b![at]!) >= least) pixels.add(at >> 2);
      });
      return pixels.size;
    },
    [[one.toString('base64'), other.toString('base64')], visible] as const,
  );
}
