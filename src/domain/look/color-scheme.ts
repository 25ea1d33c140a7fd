import { black, contrastRatio, isHexColor, isReadable, textContrastMin, white } from './colors.ts';
import { hexFromOklch, oklchFromHex } from './oklch.ts';
import type { Oklch } from './oklch.ts';
import type { ColorTheme } from './theme-options.ts';

/**
 * A site's eight colours made safe to read: text, subdued, emphasis and accent text reach AA on
 * background and panel, and the text on the accent reaches it there.
 */
export type ColorScheme = ColorTheme & { colorAccentText: string; colorOnAccent: string };

const lightnessStep = 0.01;
const mixSteps = 10;

// A site whose background is darker than this is dark by design.
const darkPaperLightness = 0.5;

const colorNames = [
  'colorText',
  'colorAccent',
  'colorSubdued',
  'colorOverlay',
  'colorBackground',
  'colorPanel',
  'colorEmphasis',
  'colorOutline',
] as const satisfies (keyof ColorTheme)[];

/** Null when a colour is not #rrggbb. A site that is dark by design has the same scheme twice. */
export function deriveSchemes(theme: ColorTheme): { light: ColorScheme; dark: ColorScheme } | null {
  if (!colorNames.every((name) => isHexColor(theme[name]))) return null;
  const light = correct(theme);
  const isDarkByDesign = oklchFromHex(theme.colorBackground).lightness < darkPaperLightness;
  return { light, dark: isDarkByDesign ? light : correct(darken(theme)) };
}

function correct(theme: ColorTheme): ColorScheme {
  const { colorBackground } = theme;
  const colorPanel = bringNear(theme.colorPanel, colorBackground);
  const onPaper = (color: string) => makeReadable(color, [colorBackground, colorPanel]);
  const colorText = onPaper(theme.colorText);
  return {
    colorAccent: theme.colorAccent,
    colorBackground,
    colorOutline: theme.colorOutline,
    colorOverlay: theme.colorOverlay,
    colorPanel,
    colorText,
    colorSubdued: onPaper(theme.colorSubdued),
    colorEmphasis: onPaper(theme.colorEmphasis),
    colorAccentText: onPaper(theme.colorAccent),
    colorOnAccent: textOn(theme.colorAccent, [colorBackground, colorText]),
  };
}

// The dark scheme is not the light one inverted: the background becomes nearly black in its own hue,
// the panel is lighter than it by as much as both differed, and no text is pure white.
function darken(theme: ColorTheme): ColorTheme {
  const background = oklchFromHex(theme.colorBackground);
  const accent = oklchFromHex(theme.colorAccent);
  const paper = background.chroma > 0.003 ? background : { ...accent, chroma: 0.004 };
  const rise = Math.abs(background.lightness - oklchFromHex(theme.colorPanel).lightness);
  const panelLightness = 0.19 + Math.min(rise * 1.8, 0.09);
  // A dark accent is lightened until it has enough contrast; a bright one is kept.
  const accentLightness = Math.max(0.59 + accent.lightness * 0.2, Math.min(accent.lightness, 0.88));
  const dark = (color: string, lightness: number, chromaMax: number) =>
    hexFromOklch(limited(tinted(oklchFromHex(color), paper), lightness, chromaMax));
  const soot = (color: string, lightness: number) => {
    const tint = tinted(oklchFromHex(color), paper);
    return hexFromOklch(limited({ ...tint, chroma: tint.chroma * 2 }, lightness, 0.025));
  };
  const colorBackground = soot(theme.colorBackground, 0.19);
  const colorPanel = soot(theme.colorPanel, panelLightness);
  return {
    colorBackground,
    colorPanel,
    colorText: dark(theme.colorText, 0.93, 0.02),
    colorSubdued: dark(theme.colorSubdued, 0.76, 0.03),
    colorEmphasis: dark(theme.colorEmphasis, 0.87, 0.08),
    colorOutline: dark(theme.colorOutline, 0.36, 0.03),
    colorOverlay: dark(theme.colorOverlay, 0.12, 0.02),
    colorAccent: makeReadable(dark(theme.colorAccent, accentLightness, 0.18), [
      colorBackground,
      colorPanel,
    ]),
  };
}

function tinted(color: Oklch, paper: Oklch): Oklch {
  return color.chroma > 0.003 ? color : { ...color, chroma: paper.chroma, hue: paper.hue };
}

function limited(color: Oklch, lightness: number, chromaMax: number): Oklch {
  return { ...color, lightness, chroma: Math.min(color.chroma, chromaMax) };
}

/** The colour with as little more or less lightness as it needs to be read on all grounds. */
function makeReadable(color: string, grounds: readonly string[]): string {
  if (isReadable(color, grounds)) return color;
  const pole = poleOn(grounds);
  const oklch = oklchFromHex(color);
  const direction = pole === white ? lightnessStep : -lightnessStep;
  for (let lightness = oklch.lightness; lightness > 0 && lightness < 1; lightness += direction) {
    const candidate = hexFromOklch({ ...oklch, lightness });
    if (isReadable(candidate, grounds)) return candidate;
  }
  return pole;
}

/** The panel, moved towards the background until one text colour can be read on both. */
function bringNear(panel: string, background: string): string {
  const pole = poleOn([background]);
  const [from, to] = [oklchFromHex(panel), oklchFromHex(background)];
  for (let step = 0; step < mixSteps; step += 1) {
    const lightness = from.lightness + ((to.lightness - from.lightness) * step) / mixSteps;
    const candidate = step === 0 ? panel : hexFromOklch({ ...from, lightness });
    if (contrastRatio(pole, candidate) >= textContrastMin) return candidate;
  }
  return background;
}

function textOn(ground: string, preferred: readonly string[]): string {
  return preferred.find((color) => isReadable(color, [ground])) ?? poleOn([ground]);
}

function poleOn(grounds: readonly string[]): string {
  const worst = (color: string) =>
    Math.min(...grounds.map((ground) => contrastRatio(color, ground)));
  return worst(white) > worst(black) ? white : black;
}
