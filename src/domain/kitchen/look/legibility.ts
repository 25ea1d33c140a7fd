import { type ColorScheme, deriveSchemes } from '../../look/color-scheme.ts';
import { contrastRatio, textContrastMin } from '../../look/colors.ts';
import type { ColorTheme } from '../../look/theme-options.ts';
import type { ColorName } from './dressing.ts';

/** How well a colour is read where it is lowest, and what visitors are shown in its place. */
export type Legibility = { ratio: number; shown: string | null };

/** The colour of the scheme that text in a chosen colour is really set in. */
const textOf = {
  colorText: 'colorText',
  colorSubdued: 'colorSubdued',
  colorEmphasis: 'colorEmphasis',
  colorAccent: 'colorAccentText',
} as const satisfies Partial<Record<ColorName, keyof ColorScheme>>;

type Written = keyof typeof textOf;

/** What of the colours is read as text, and how well; `shown` is null where it stands as it is. */
export function legibilityOf(theme: ColorTheme): Record<Written, Legibility> | null {
  const light = deriveSchemes(theme)?.light;
  if (!light) return null;
  const grounds = [light.colorBackground, light.colorPanel];
  const of = (name: Written): Legibility => {
    const ratio = Math.min(...grounds.map((ground) => contrastRatio(theme[name], ground)));
    return { ratio, shown: ratio < textContrastMin ? light[textOf[name]] : null };
  };
  return {
    colorText: of('colorText'),
    colorSubdued: of('colorSubdued'),
    colorEmphasis: of('colorEmphasis'),
    colorAccent: of('colorAccent'),
  };
}

/** As it is said: cut, so that 4.49 is never called enough. */
export const toldRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The colours that have to change for all to be read as they were chosen. */
export function mendedColors(theme: ColorTheme): Partial<ColorTheme> {
  const light = deriveSchemes(theme)?.light;
  const legibility = light && legibilityOf(theme);
  if (!light || !legibility) return {};
  const texts = Object.entries(legibility).flatMap(([name, { shown }]) =>
    shown === null ? [] : [[name, shown] as const],
  );
  const isPanelMoved = light.colorPanel !== theme.colorPanel;
  return { ...Object.fromEntries(texts), ...(isPanelMoved && { colorPanel: light.colorPanel }) };
}
