import type { ColorScheme } from './color-scheme.ts';
import { contrastRatio, isReadable } from './colors.ts';
import { hexFromOklch, type Oklch, oklchFromHex } from './oklch.ts';
import type { ThemeStyle } from './theme-options.ts';

/** The ground of a typographic cover and what is printed on it; the ink reaches AA there. */
export type CoverTone = { ground: string; ink: string };

/** Nearer in Oklab than this, two covers beside each other look like one colour badly printed. */
export const tonesApart = 0.055;

const lightnessStep = 0.02;

type Name = 'panel' | 'accent' | 'deep' | 'tint' | 'paper';

/** Covers stand in lists in this order, again and again: dark beside light. */
const orders: Record<ThemeStyle, readonly Name[]> = {
  accent: ['panel', 'accent', 'tint', 'deep', 'paper'],
  tonal: ['deep', 'panel', 'accent', 'paper', 'tint'],
  bold: ['accent', 'tint', 'deep', 'panel', 'paper'],
};

/** Four tones of the site's colours and its plain paper, no two alike, as a style puts them in order. */
export function coverTones(scheme: ColorScheme, style: ThemeStyle): CoverTone[] {
  const { colorBackground: paper, colorText, colorEmphasis, colorAccentText } = scheme;
  const isDark = oklchFromHex(paper).lightness < 0.5;
  const inks = { paper: style === 'tonal' ? colorEmphasis : colorText, ...scheme };
  const grounds = new Map<Name, string>([['paper', paper]]);
  for (const [name, wanted] of wantedGrounds(scheme, isDark)) {
    grounds.set(name, apart(wanted, [...grounds.values()], isDark));
  }
  return orders[style].map((name) => {
    const ground = grounds.get(name) ?? paper;
    const light = [style === 'tonal' ? colorEmphasis : colorAccentText, inks.paper, colorText];
    const preferred = name === 'tint' || name === 'panel' ? light : [inks.paper];
    return { ground, ink: inkOn(ground, [...preferred, scheme.colorOnAccent, paper]) };
  });
}

function wantedGrounds(scheme: ColorScheme, isDark: boolean): [Name, string][] {
  const accent = oklchFromHex(scheme.colorAccent);
  const emphasis = oklchFromHex(scheme.colorEmphasis);
  const { colorAccent, colorPanel, colorEmphasis, colorText } = scheme;
  if (isDark) {
    // A field of a bright colour would glare in the dark.
    return [
      ['accent', muted(accent, 0.37, 0.09)],
      ['panel', colorPanel],
      ['deep', muted(emphasis, 0.29, 0.06)],
      ['tint', muted(isNear(colorAccent, colorEmphasis) ? accent : emphasis, 0.46, 0.05)],
    ];
  }
  const tinted = accent.lightness > 0.72 ? emphasis : accent;
  return [
    ['accent', colorAccent],
    ['panel', colorPanel],
    ['deep', isNear(colorAccent, colorEmphasis) ? colorText : colorEmphasis],
    ['tint', muted(tinted, 0.86, 0.038)],
  ];
}

const muted = (color: Oklch, lightness: number, chromaMax: number): string =>
  hexFromOklch({ ...color, lightness, chroma: Math.min(color.chroma, chromaMax) });

/** The colour, as much lighter or darker as it needs to be told from the others. */
function apart(wanted: string, others: readonly string[], isDark: boolean): string {
  const color = oklchFromHex(wanted);
  const towards = isDark ? 1 : -1;
  for (let step = 0; step * lightnessStep < 1; step += 1) {
    for (const direction of [towards, -towards]) {
      const lightness = color.lightness + direction * step * lightnessStep;
      if (lightness < 0 || lightness > 1) continue;
      const candidate = step === 0 ? wanted : hexFromOklch({ ...color, lightness });
      if (others.every((other) => toneDistance(candidate, other) >= tonesApart)) return candidate;
    }
  }
  return wanted;
}

const isNear = (one: string, other: string): boolean => toneDistance(one, other) < 0.16;

/** The distance of two colours in Oklab. */
export function toneDistance(one: string, other: string): number {
  const [first, second] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(...first.map((value, index) => value - (second[index] ?? 0)));
}

function oklabOf(hex: string): number[] {
  const { lightness, chroma, hue } = oklchFromHex(hex);
  const angle = (hue * Math.PI) / 180;
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
}

function inkOn(ground: string, preferred: readonly string[]): string {
  const readable = preferred.find((ink) => isReadable(ink, [ground]));
  if (readable) return readable;
  return contrastRatio('#ffffff', ground) > contrastRatio('#000000', ground)
    ? '#ffffff'
    : '#000000';
}
