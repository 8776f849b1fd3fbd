/** Compares screenshots of a page as a reader would. */
import type { Page } from 'playwright-core';

/**
 * The number of visibly different pixels in two pictures of the same size. Slight differences don't
 * count: browsers vary the shade of rounded corners from one screenshot to the next.
 * @param page any page; its browser decodes the pictures
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
