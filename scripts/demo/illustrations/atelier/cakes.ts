import { arc, between, bow, lathe, mirrored, range, through, type Point } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { disc, placed } from '../svg.ts';
import { box, form, penLine, scallops, wash } from './line.ts';
import { drop } from './stacks.ts';

/** Sweets in elevation: the foot at the origin, about 700 wide. */

export function milleFeuille(sketch: Sketch): string {
  const sheet = (y: number): string => {
    const top = range(23).map((index): Point => [
      -340 + index * 31,
      y - 46 + between(sketch.random, -6, 6),
    ]);
    const outline: Point[] = [...top, [342, y], [-340, y]];
    const leaves = range(4).map((index) =>
      penLine(
        range(12).map((step): Point => [
          -332 + step * 60,
          y - 8 - index * 10 + between(sketch.random, -3, 3),
        ]),
        false,
        2,
      ),
    );
    return form(sketch, { outline, fill: wash.caramel, corners: 'sharp' }) + leaves.join('');
  };
  const cream = (y: number): string =>
    range(8)
      .map((index) =>
        form(sketch, {
          outline: drop([-298 + index * 85, y], 86, 92),
          fill: index % 2 === 0 ? wash.white : wash.butter,
        }),
      )
      .join('');
  return sheet(0) + cream(-46) + sheet(-130) + cream(-176) + sheet(-260);
}

/** The fluted side of a tart case. */
export function tartCase(sketch: Sketch): string {
  const outline = [
    ...scallops([-370, 370], -112, { count: 21, drop: -14 }),
    ...through('370,-112 330,0 -330,0'),
  ];
  const flutes = range(20).map((index) => {
    const x = -333 + index * 35;
    return penLine(
      [
        [x * 1.03, -106],
        [x * 0.93, -6],
      ],
      false,
      2.4,
    );
  });
  return form(sketch, { outline, fill: wash.biscuit, corners: 'sharp' }) + flutes.join('');
}

export function berryTart(sketch: Sketch): string {
  const rows = [
    [8, -138],
    [7, -204],
    [5, -264],
    [2, -318],
  ] as const;
  const berries = rows.map(([count, y]) =>
    range(count)
      .map((index) =>
        placed(raspberry(sketch), {
          x: (index - (count - 1) / 2) * 88,
          y,
          turn: between(sketch.random, -12, 12),
        }),
      )
      .join(''),
  );
  return (
    berries.toReversed().join('') +
    form(sketch, {
      outline: box([-350, -126, 350, -104]),
      fill: wash.pistachio,
      corners: 'sharp',
    }) +
    tartCase(sketch)
  );
}

/** A raspberry standing on its base, built of rounds. */
function raspberry(sketch: Sketch): string {
  const body = lathe(through('0,-92 30,-84 46,-46 40,0 0,10'));
  const grains = [
    [-22, -64],
    [0, -70],
    [22, -64],
    [-30, -40],
    [-10, -46],
    [12, -46],
    [32, -40],
    [-26, -14],
    [-4, -20],
    [20, -16],
  ] as const;
  return (
    form(sketch, { outline: body, fill: wash.raspberry }) +
    grains.map(([x, y]) => penLine(arc({ x, y, rx: 12, ry: 12 }), true, 2)).join('')
  );
}

export function eclair(sketch: Sketch, glaze: string): string {
  const shell = through(
    '-350,-70 -320,-118 -200,-136 0,-140 200,-136 320,-118 350,-70 320,-14 160,0 -160,0 -320,-14',
  );
  const icing = [
    ...through('-328,-104 -250,-146 0,-158 250,-146 328,-104 300,-82'),
    ...scallops([-300, 290], -84, { count: 7, drop: 16 }).toReversed(),
  ];
  const ribs = range(9).map((index) =>
    penLine(bow([-270 + index * 66, -16], [-280 + index * 68, -60], 6), false, 2.2),
  );
  return (
    form(sketch, { outline: shell, fill: wash.caramel }) +
    ribs.join('') +
    form(sketch, { outline: icing, fill: glaze }) +
    penLine(bow([-250, -132], [120, -146], -3), false, 2.2)
  );
}

/** Two choux, one on the other, with collars of cream. */
export function religieuse(sketch: Sketch, glaze: string): string {
  const puff = (y: number, radius: number): string => {
    const body = arc({ y: y - radius * 0.8, rx: radius, ry: radius * 0.8 });
    const cap = [
      ...arc({ y: y - radius * 0.82, rx: radius * 0.96, ry: radius * 0.84 }, 196, 344),
      ...mirrored(
        scallops([-radius * 0.9, radius * 0.9], y - radius * 0.98, {
          count: 6,
          drop: radius * 0.14,
        }),
      ),
    ];
    return (
      form(sketch, { outline: body, fill: wash.caramel }) +
      form(sketch, { outline: cap, fill: glaze, corners: 'sharp' })
    );
  };
  const collar = range(9)
    .map((index) =>
      form(sketch, { outline: drop([(index - 4) * 40, -300], 46, 66), fill: wash.white }),
    )
    .join('');
  return puff(0, 220) + puff(-320, 130) + collar + disc([0, -548], 16, wash.butter);
}

/** A ring of choux cut through the middle, cream between, almonds above. */
export function parisBrest(sketch: Sketch): string {
  const base = through('-360,-60 -330,-104 0,-112 330,-104 360,-60 320,-6 0,4 -320,-6');
  const top = through(
    '-350,-214 -300,-288 -120,-318 120,-318 300,-288 350,-214 300,-192 0,-186 -300,-192',
  );
  const cream = range(8).map((index) =>
    form(sketch, {
      outline: through('-60,0 -70,-50 -30,-104 30,-108 66,-60 56,0').map(([x, y]): Point => [
        x - 298 + index * 85,
        y - 90,
      ]),
      fill: index % 2 === 0 ? wash.biscuit : wash.butter,
      shade: wash.caramel,
    }),
  );
  const almonds = range(15).map((index) =>
    form(sketch, {
      outline: arc({
        x: -270 + index * 39,
        y: -286 - Math.sin((index / 14) * Math.PI) * 30,
        rx: 26,
        ry: 9,
      }).map(([x, y]): Point => [x, y + between(sketch.random, -5, 5)]),
      fill: wash.white,
    }),
  );
  return (
    form(sketch, { outline: base, fill: wash.caramel }) +
    cream.join('') +
    form(sketch, { outline: top, fill: wash.caramel }) +
    almonds.join('')
  );
}
