import { bow, lathe, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { placed } from '../svg.ts';
import { box, form, penLine, wash } from './line.ts';

export function vanilla(sketch: Sketch): string {
  return form(sketch, {
    outline: [...bow([-360, 20], [360, -30], 44), ...bow([360, -30], [-360, 20], -66)],
    fill: wash.cocoa,
  });
}

export function pistachios(sketch: Sketch): string {
  return (
    [
      [-110, 0, -20],
      [0, -14, 40],
      [110, 4, 8],
      [-50, 54, 70],
      [60, 60, -50],
    ] as const
  )
    .map(([x, y, turn]) =>
      placed(
        form(sketch, {
          outline: lathe(through('0,-60 34,-30 38,20 20,50 0,54')),
          fill: wash.biscuit,
        }) +
          form(sketch, {
            outline: lathe(through('0,-40 14,-16 15,20 0,36')),
            fill: wash.pistachio,
          }),
        { x, y, turn },
      ),
    )
    .join('');
}

export function sugar(sketch: Sketch): string {
  const cube = (x: number, y: number): string =>
    form(sketch, { outline: box([x, y - 90, x + 90, y]), fill: wash.white, corners: 'sharp' }) +
    form(sketch, {
      outline: [
        [x, y - 90],
        [x + 26, y - 118],
        [x + 116, y - 118],
        [x + 90, y - 90],
      ],
      fill: wash.porcelain,
      corners: 'sharp',
    }) +
    form(sketch, {
      outline: [
        [x + 90, y - 90],
        [x + 116, y - 118],
        [x + 116, y - 28],
        [x + 90, y],
      ],
      fill: wash.mist,
      corners: 'sharp',
    });
  return cube(-110, 0) + cube(10, 0) + cube(-46, -118);
}

export function butter(sketch: Sketch): string {
  return (
    form(sketch, { outline: box([-170, -120, 130, 0]), fill: wash.butter, corners: 'sharp' }) +
    form(sketch, {
      outline: through('-170,-120 -110,-168 190,-168 130,-120'),
      fill: wash.white,
      corners: 'sharp',
    }) +
    form(sketch, {
      outline: through('130,-120 190,-168 190,-48 130,0'),
      fill: wash.biscuit,
      corners: 'sharp',
    }) +
    [-90, -10, 70]
      .map((x) =>
        penLine(
          [
            [x, -120],
            [x, -96],
          ],
          false,
          2.4,
        ),
      )
      .join('')
  );
}

export function egg(sketch: Sketch): string {
  return form(sketch, {
    outline: lathe(through('0,-190 54,-174 92,-106 94,-56 60,-6 0,4')),
    fill: wash.blush,
    shade: wash.rose,
  });
}

export function pear(sketch: Sketch): string {
  return (
    penLine(bow([0, -340], [30, -420], 8), false, 7) +
    form(sketch, {
      outline: lathe(through('0,-350 46,-334 66,-250 130,-160 152,-80 116,-10 44,4 0,0')),
      fill: wash.pistachio,
      shade: wash.moss,
    })
  );
}
