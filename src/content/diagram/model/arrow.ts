import type { Point } from './layout';

/** Length and half the width of an arrow's head. */
const head = { length: 8, half: 3.5 };

/** SVG paths of an arrow: the line, which is smooth where the points change direction, and the head. */
export function arrowOf(points: readonly Point[]): {
  readonly line: string;
  readonly head: string;
} {
  const [first, ...rest] = points;
  const [before, last] = [points.at(-2), points.at(-1)];
  if (!first || !before || !last) throw new Error('An arrow needs two points');
  const length = Math.hypot(last.x - before.x, last.y - before.y) || 1;
  const [dx, dy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const base = { x: last.x - head.length * dx, y: last.y - head.length * dy };
  const corner = (side: number): Point => ({
    x: base.x - side * head.half * dy,
    y: base.y + side * head.half * dx,
  });
  const inner = [...rest.slice(0, -1), base];
  const curves = inner.slice(0, -1).map((point, index) => {
    const next = inner[index + 1]!;
    const end = index === inner.length - 2 ? next : middle(point, next);
    return `Q${at(point)} ${at(end)}`;
  });
  return {
    line: `M${at(first)}${curves.length > 0 ? curves.join('') : `L${at(base)}`}`,
    head: `M${at(corner(1))}L${at(last)}L${at(corner(-1))}z`,
  };
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const at = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Tenths are finer than a screen's pixels, and keep pages small. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;
