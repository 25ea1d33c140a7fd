import { z } from 'zod';

const color = z.string();
const weight = z.int();

export const colorThemeView = z.strictObject({
  colorText: color,
  colorAccent: color,
  colorSubdued: color,
  colorOverlay: color,
  colorBackground: color,
  colorPanel: color,
  colorEmphasis: color,
  colorOutline: color,
});

export const typeThemeView = z.strictObject({
  displayFontFamily: z.string(),
  narrativeFontFamily: z.string(),
  displayFontNormalWeight: weight,
  displayFontBoldWeight: weight,
  narrativeFontNormalWeight: weight,
  narrativeFontBoldWeight: weight,
});
