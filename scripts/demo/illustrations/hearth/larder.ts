import { arc, between, bow, lathe, type Point, range, tapered, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth, fillStraight, lineSmooth, lineStraight, placed } from '../svg.ts';
import { carved, gouge, ink, sharpContour } from './ink.ts';

export function wheat(sketch: Sketch): string {
  const stem = bow([0, 0], [40, -620], -26);
  const grains = range(8).flatMap((index) => {
    const y = -400 - index * 40;
    const x = 26 + index * 3.4;
    return [-1, 1].map(
      (side) =>
        gouge(sketch, {
          from: [x, y + 34],
          to: [x + side * 38, y - 28],
          width: 27,
          color: ink.soot,
          bend: side * -6,
        }) +
        gouge(sketch, {
          from: [x + side * 4, y + 26],
          to: [x + side * 34, y - 22],
          width: 15,
          color: ink.straw,
          bend: side * -6,
        }),
    );
  });
  const awns = range(7).map((index) => {
    const spread = (index - 3) * 34;
    return gouge(sketch, {
      from: [46, -690],
      to: [52 + spread, -860 + Math.abs(spread) * 0.35],
      width: 6,
      color: ink.soot,
    });
  });
  return (
    lineSmooth(stem, { stroke: ink.soot, width: 15 }) +
    lineSmooth(stem, { stroke: ink.straw, width: 7 }) +
    awns.join('') +
    grains.join('') +
    gouge(sketch, { from: [50, -690], to: [54, -760], width: 28, color: ink.soot })
  );
}

export function onion(sketch: Sketch): string {
  const half = through('10,-300 22,-232 120,-196 172,-118 150,-40 70,0 0,8');
  const skins = [-0.62, -0.3, 0.05, 0.38, 0.68].map((share) =>
    gouge(sketch, {
      from: [share * 20, -228],
      to: [share * 90, -2],
      width: 10,
      color: ink.soot,
      bend: share * -98,
    }),
  );
  const roots = range(7).map((index) =>
    gouge(sketch, {
      from: [(index - 3) * 8, 2],
      to: [(index - 3) * 18, 34],
      width: 6,
      color: ink.soot,
    }),
  );
  return (
    roots.join('') +
    carved(sketch, {
      outline: lathe(half),
      fill: ink.straw,
      light: ink.flour,
      rings: 3,
      step: 0.08,
      shadeSector: [-30, 100],
    }) +
    skins.join('')
  );
}

export function garlic(sketch: Sketch): string {
  const half = through('16,-270 20,-190 100,-150 142,-80 116,-16 50,4 0,8');
  const cloves = [-0.55, 0, 0.55].map((share) =>
    gouge(sketch, {
      from: [share * 20, -190],
      to: [share * 86, -2],
      width: 8,
      color: ink.soot,
      bend: share * -66,
    }),
  );
  return (
    carved(sketch, {
      outline: lathe(half),
      fill: ink.flour,
      rings: 3,
      step: 0.1,
      shadeSector: [-30, 100],
    }) + cloves.join('')
  );
}

export function carrot(sketch: Sketch): string {
  const outline = through('0,-46 60,-58 240,-40 430,-12 520,4 430,16 240,40 60,56 0,44 -16,0');
  const marks = range(9).map((index) => {
    const x = 50 + index * 46;
    const y = between(sketch.random, -30, 20) * (1 - index / 11);
    return gouge(sketch, {
      from: [x, y - 16],
      to: [x + 8, y + 18],
      width: 8,
      color: ink.soot,
      bend: 5,
    });
  });
  const fronds = [-34, -12, 10, 30].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const tip: Point = [-Math.cos(angle) * 250, Math.sin(angle) * 250];
    return lineSmooth(bow([-10, 0], tip, 12), { stroke: ink.soot, width: 9 }) + frond(sketch, tip);
  });
  return (
    fronds.join('') +
    carved(sketch, {
      outline,
      fill: ink.red,
      light: ink.straw,
      rings: 2,
      step: 0.2,
      shadeSector: [10, 150],
      lightSector: [190, 330],
    }) +
    marks.join('')
  );
}

function frond(sketch: Sketch, [x, y]: Point): string {
  return range(9)
    .map((index) => {
      const share = index / 9;
      const at: Point = [x * (0.35 + share * 0.6), y * (0.35 + share * 0.6)];
      const side = index % 2 === 0 ? 1 : -1;
      return gouge(sketch, {
        from: at,
        to: [at[0] - 50, at[1] + side * 44],
        width: 24,
        color: ink.moss,
        bend: side * 8,
      });
    })
    .join('');
}

export function leek(sketch: Sketch): string {
  const stalk = through('0,-44 330,-46 330,46 0,44 -20,0');
  const leaves = [-1, -0.45, 0.1, 0.6].map((share) => {
    const outline = tapered(bow([300, share * 30], [760, share * 190 - 30], share * 24), 96);
    return (
      carved(sketch, { outline, fill: ink.moss, rings: 1, shadeSector: [10, 120] }) +
      gouge(sketch, {
        from: [340, share * 34],
        to: [700, share * 170 - 26],
        width: 8,
        color: ink.linen,
      })
    );
  });
  const roots = range(8).map((index) =>
    gouge(sketch, {
      from: [-12, -28 + index * 8],
      to: [-76, -60 + index * 17],
      width: 7,
      color: ink.soot,
      bend: 6,
    }),
  );
  const lines = [-24, -6, 14].map((y) =>
    gouge(sketch, { from: [30, y], to: [310, y * 1.2], width: 6, color: ink.soot }),
  );
  return (
    roots.join('') +
    leaves.join('') +
    carved(sketch, {
      outline: stalk,
      fill: ink.flour,
      rings: 2,
      step: 0.2,
      shadeSector: [20, 160],
    }) +
    lines.join('')
  );
}

export function mushroom(sketch: Sketch): string {
  const stem = through('-58,-140 58,-140 66,-30 84,0 0,12 -84,0 -66,-30');
  const cap: Point[] = [
    ...arc({ y: -150, rx: 190, ry: 160 }, 180, 360),
    [170, -112],
    [0, -92],
    [-170, -112],
  ];
  return (
    carved(sketch, {
      outline: stem,
      fill: ink.flour,
      rings: 2,
      step: 0.16,
      shadeSector: [-60, 80],
    }) +
    carved(sketch, {
      outline: cap,
      fill: ink.bark,
      light: ink.straw,
      rings: 4,
      step: 0.09,
      shadeSector: [-50, 90],
    })
  );
}

export function apple(sketch: Sketch): string {
  const half = through('0,-196 64,-218 148,-186 176,-104 140,-22 66,6 0,-6');
  const leaf = tapered(bow([8, -226], [150, -290], 24), 62);
  return (
    carved(sketch, {
      outline: lathe(half),
      fill: ink.red,
      light: ink.flour,
      rings: 5,
      step: 0.08,
      shadeSector: [-50, 100],
    }) +
    lineSmooth(through('0,-190 4,-232 20,-270'), { stroke: ink.soot, width: 14 }) +
    carved(sketch, { outline: leaf, fill: ink.moss, rings: 0, edge: 7 }) +
    gouge(sketch, { from: [16, -228], to: [136, -284], width: 6, color: ink.soot, bend: 22 })
  );
}

export function pear(sketch: Sketch): string {
  const half = through('14,-360 56,-330 78,-250 140,-160 164,-80 120,-8 50,8 0,4');
  return (
    carved(sketch, {
      outline: lathe(half),
      fill: ink.straw,
      shade: ink.crust,
      light: ink.flour,
      rings: 5,
      step: 0.07,
      shadeSector: [-60, 100],
    }) + lineSmooth(through('0,-356 -6,-400 14,-440'), { stroke: ink.soot, width: 13 })
  );
}

export function potato(sketch: Sketch): string {
  const outline = through(
    '-190,-70 -150,-150 -40,-176 90,-166 180,-110 190,-40 110,4 -60,10 -160,-10',
  );
  const eyes = range(6).map(() => {
    const [x, y] = [between(sketch.random, -130, 130), between(sketch.random, -140, -30)];
    return gouge(sketch, {
      from: [x - 16, y],
      to: [x + 16, y + 4],
      width: 8,
      color: ink.soot,
      bend: 6,
    });
  });
  return (
    carved(sketch, {
      outline,
      fill: ink.crust,
      shade: ink.bark,
      light: ink.straw,
      rings: 4,
      step: 0.1,
      shadeSector: [-20, 150],
    }) + eyes.join('')
  );
}

export function egg(sketch: Sketch): string {
  const half = through('0,-200 52,-184 98,-116 100,-56 60,-4 0,6');
  return carved(sketch, {
    outline: lathe(half),
    fill: ink.flour,
    shade: ink.crust,
    rings: 4,
    step: 0.1,
    shadeSector: [-30, 120],
  });
}

export function rosemary(sketch: Sketch): string {
  const stem = bow([0, 0], [120, -460], -30);
  const needles = range(17).flatMap((index) => {
    const at = stem[Math.min(12, Math.floor((index / 17) * 12) + 1)] ?? [0, 0];
    const lift = (index % 2) * 16;
    return [-1, 1].map((side) =>
      gouge(sketch, {
        from: [at[0], at[1] - lift],
        to: [at[0] + side * 74 + 14, at[1] - 64 - lift],
        width: 17,
        color: ink.moss,
        bend: side * -6,
      }),
    );
  });
  return lineSmooth(stem, { stroke: ink.soot, width: 9 }) + needles.join('');
}

export function bay(sketch: Sketch): string {
  const stem = bow([0, 0], [40, -380], 18);
  const leaves = range(6).map((index) => {
    const at = stem[2 + index * 2] ?? [0, 0];
    const side = index % 2 === 0 ? -1 : 1;
    const tip: Point = [at[0] + side * 150, at[1] - 96];
    return (
      carved(sketch, {
        outline: tapered(bow(at, tip, side * 14), 64),
        fill: ink.moss,
        rings: 0,
        edge: 7,
      }) + gouge(sketch, { from: at, to: tip, width: 7, color: ink.linen, bend: side * 14 })
    );
  });
  return lineSmooth(stem, { stroke: ink.soot, width: 10 }) + leaves.join('');
}

export function spoon(sketch: Sketch): string {
  const bowl = arc({ x: 0, y: 0, rx: 74, ry: 98 });
  const handle = through('-17,-84 17,-84 20,-560 0,-584 -20,-560');
  return (
    carved(sketch, { outline: handle, fill: ink.crust, rings: 0 }) +
    carved(sketch, {
      outline: bowl,
      fill: ink.crust,
      light: ink.straw,
      rings: 3,
      step: 0.14,
      shadeSector: [120, 260],
      lightSector: [-40, 60],
    })
  );
}

export function knife(sketch: Sketch): string {
  const blade = through('0,-34 430,-34 500,-18 540,14 380,36 0,36');
  const handle = through('-260,-36 0,-30 0,30 -250,40 -276,4');
  const teeth = range(15).map((index) =>
    gouge(sketch, {
      from: [30 + index * 28, 34],
      to: [36 + index * 28, 12],
      width: 6,
      color: ink.soot,
    }),
  );
  return (
    fillStraight(blade, ink.linen) +
    sharpContour(sketch, blade, 9) +
    teeth.join('') +
    gouge(sketch, { from: [20, -18], to: [440, -16], width: 7, color: ink.slate }) +
    carved(sketch, {
      outline: handle,
      fill: ink.bark,
      light: ink.straw,
      rings: 2,
      step: 0.2,
      shadeSector: [20, 160],
      lightSector: [200, 330],
    })
  );
}

/** A folded checked cloth hanging over the table's edge. */
export function cloth(sketch: Sketch): string {
  const outline = through('-300,-70 260,-96 318,-18 330,210 -20,246 -318,200 -330,0');
  const checks = range(9).flatMap((index) => {
    const x = -330 + index * 80;
    const y = -90 + index * 44;
    return [
      fillStraight(
        [
          [x, -110],
          [x + 34, -110],
          [x + 44, 260],
          [x + 6, 260],
        ],
        ink.red,
        { opacity: 0.72 },
      ),
      fillStraight(
        [
          [-350, y + 14],
          [350, y - 12],
          [350, y + 8],
          [-350, y + 34],
        ],
        ink.red,
        { opacity: 0.72 },
      ),
    ];
  });
  const fold = lineStraight(through('-316,0 0,14 320,-14'), { stroke: ink.soot, width: 6 });
  return (
    fillStraight(outline, ink.flour) +
    sketch.clipped(outline, checks.join(''), 'sharp') +
    sharpContour(sketch, outline, 9) +
    fold
  );
}

export function board(sketch: Sketch): string {
  const top = through('-520,-36 -440,-120 440,-120 520,-36');
  const front = through('-520,-36 520,-36 516,16 -516,16');
  const grain = range(10).map((index) =>
    gouge(sketch, {
      from: [-430 + (index % 3) * 60, -110 + index * 7],
      to: [300 + (index % 4) * 40, -110 + index * 7],
      width: 6,
      color: ink.bark,
    }),
  );
  return (
    fillStraight(top, ink.crust) +
    grain.join('') +
    sharpContour(sketch, top, 9) +
    fillStraight(front, ink.bark) +
    sharpContour(sketch, front, 9)
  );
}

export function butter(sketch: Sketch): string {
  const front = through('-170,-110 60,-110 60,0 -170,0');
  const top = through('-170,-110 -110,-160 120,-160 60,-110');
  const side = through('60,-110 120,-160 120,-50 60,0');
  return placed(
    fillStraight(front, ink.straw) +
      sharpContour(sketch, front, 8) +
      fillStraight(top, ink.flour) +
      sharpContour(sketch, top, 8) +
      fillStraight(side, ink.crust) +
      sharpContour(sketch, side, 8),
    { x: 0, y: 0 },
  );
}

/** Rising steam as three curling cuts. */
export function steam(sketch: Sketch, color: string): string {
  return [-120, 0, 120]
    .map((x, index) => {
      const line = range(25).map((step): Point => {
        const t = step / 24;
        return [x + Math.sin(t * 7 + index * 1.3) * 46 * (0.4 + t), -t * (430 - Math.abs(x) * 0.7)];
      });
      return fillSmooth(tapered(line, between(sketch.random, 20, 28)), color);
    })
    .join('');
}
