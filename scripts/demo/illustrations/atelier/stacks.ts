import { arc, bow, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { box, form, penLine, scallops, wash } from './line.ts';

/** A pointed drop of piped cream. */
export function drop([x, y]: Point, width: number, height: number): Point[] {
  const half = width / 2;
  return [
    [x, y - height],
    [x + half * 0.5, y - height * 0.62],
    [x + half, y - height * 0.24],
    [x + half * 0.7, y],
    [x - half * 0.7, y],
    [x - half, y - height * 0.24],
    [x - half * 0.5, y - height * 0.62],
  ];
}

export function dome(sketch: Sketch, glaze: string): string {
  const body: Point[] = [
    ...arc({ y: -60, rx: 300, ry: 330 }, 180, 360),
    ...scallops([-300, 300], -60, { count: 9, drop: 34 }).toReversed(),
  ];
  const shine = bow([-214, -150], [-96, -320], -34);
  const leaf = through('-20,-396 8,-424 40,-404 58,-418 66,-388 24,-380');
  return (
    form(sketch, { outline: box([-320, -40, 320, 0]), fill: wash.biscuit, corners: 'sharp' }) +
    form(sketch, { outline: body, fill: glaze, corners: 'sharp', shade: wash.ink }) +
    penLine(shine, false, 9).replaceAll(wash.ink, wash.white) +
    form(sketch, { outline: leaf, fill: wash.butter, corners: 'sharp' })
  );
}

/** A cake with one quarter taken out, so that its layers show. */
export function layerCake(
  sketch: Sketch,
  [sponge, cream, coat]: readonly [string, string, string],
): string {
  const side = form(sketch, {
    outline: box([-340, -360, 340, 0]),
    fill: coat,
    corners: 'sharp',
    shade: wash.ink,
  });
  const cut = range(7).map((index) => {
    const [top, bottom] = [-340 + index * 48, -340 + index * 48 + 48];
    return form(sketch, {
      outline: box([-220, top, 60, bottom]),
      fill: index % 2 === 0 ? sponge : cream,
      corners: 'sharp',
    });
  });
  const drops = range(9).map((index) =>
    form(sketch, {
      outline: drop([-304 + index * 76, -358], 78, 78),
      fill: wash.white,
      shade: wash.mist,
    }),
  );
  return side + cut.join('') + drops.join('');
}

export function macarons(sketch: Sketch): string {
  const colors = [wash.pistachio, wash.blush, wash.lilac, wash.apricot];
  return colors
    .map((color, index) => {
      const x = [8, -12, 10, -4][index] ?? 0;
      const y = -index * 118;
      const shell = (top: number, flip: boolean): string => {
        const outline = [
          ...arc({ x, y: top, rx: 150, ry: 52 }, 180, 360),
          [x + 150, top + 8] as const,
          [x - 150, top + 8] as const,
        ];
        return form(sketch, {
          outline: flip ? outline.map(([px, py]): Point => [px, 2 * top - py]) : outline,
          fill: color,
          corners: 'sharp',
        });
      };
      const foot = (fy: number): string =>
        range(20)
          .map((step) => penLine(arc({ x: x - 142 + step * 15, y: fy, rx: 8, ry: 6 }), true, 1.8))
          .join('');
      return (
        shell(y - 46, true) +
        form(sketch, {
          outline: box([x - 138, y - 66, x + 138, y - 46]),
          fill: wash.white,
          corners: 'sharp',
        }) +
        shell(y - 72, false) +
        foot(y - 42) +
        foot(y - 70)
      );
    })
    .join('');
}
