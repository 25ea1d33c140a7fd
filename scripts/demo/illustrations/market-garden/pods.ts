import { bow, range, through } from '../geometry.ts';
import type { Sketch } from '../sketch.ts';
import { fillSmooth } from '../svg.ts';
import { halved, round, streak, tint } from './flat.ts';

export function peaPod(sketch: Sketch): string {
  const pod = bow([-430, 20], [430, 20], -130).concat(bow([430, 20], [-430, 20], -120));
  const inside = bow([-350, 20], [350, 20], -74).concat(bow([350, 20], [-350, 20], -66));
  const peas = range(7).map((index) => {
    const x = -252 + index * 84;
    const radius = 50 - Math.abs(index - 3) * 6;
    return (
      round(radius, tint.lime, [x, 16]) +
      round(radius * 0.3, tint.chalk, [x - radius * 0.3, 16 - radius * 0.35])
    );
  });
  return (
    halved(sketch, pod, { light: tint.leaf, dark: tint.chlorophyll, split: 0 }) +
    fillSmooth(inside, tint.forest) +
    peas.join('') +
    streak(bow([-420, 18], [-540, -50], 20), 26, tint.chlorophyll)
  );
}

export function pea(): string {
  return round(60, tint.leaf) + round(48, tint.lime, [-5, -6]) + round(14, tint.chalk, [-20, -22]);
}

export function greenBean(): string {
  return (
    fillSmooth(
      [...bow([-380, 30], [380, -20], 66), ...bow([380, -20], [-380, 30], -36)],
      tint.chlorophyll,
    ) + streak(bow([-340, 40], [340, -6], 62), 12, tint.lime)
  );
}

export function broadBean(): string {
  return (
    fillSmooth(through('-90,10 -70,-60 0,-84 74,-60 92,14 50,64 10,48 -40,66'), tint.lime) +
    streak(bow([-46, 30], [46, 26], -18), 12, tint.chlorophyll)
  );
}
