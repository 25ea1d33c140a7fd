import type { FontKey } from './fonts.ts';
import { type LookKey, looks } from './looks.ts';
import type { ColorTheme, TypeTheme } from './theme-options.ts';
import type { Id } from '../ids.ts';

export const colorThemes: readonly ({ id: Id; title: string } & ColorTheme)[] = [
  colors('5b0c6f0e-6c3b-4c8e-9b57-0d4a5a3f1a01', 'Paper', {
    colorText: '#22201d',
    colorAccent: '#8c2f1b',
    colorSubdued: '#68635b',
    colorOverlay: '#1d1a17',
    colorBackground: '#fdfcf9',
    colorPanel: '#f4f1ea',
    colorEmphasis: '#3a342c',
    colorOutline: '#ddd7cb',
  }),
  colors('5b0c6f0e-6c3b-4c8e-9b57-0d4a5a3f1a02', 'Olive grove', {
    colorText: '#23261c',
    colorAccent: '#58641d',
    colorSubdued: '#63675a',
    colorOverlay: '#1c1f15',
    colorBackground: '#fcfcf7',
    colorPanel: '#f0f1e4',
    colorEmphasis: '#3a4214',
    colorOutline: '#d8dac6',
  }),
  colors('5b0c6f0e-6c3b-4c8e-9b57-0d4a5a3f1a03', 'Harbour', {
    colorText: '#172330',
    colorAccent: '#0f5a83',
    colorSubdued: '#586675',
    colorOverlay: '#101b26',
    colorBackground: '#fbfcfd',
    colorPanel: '#ebf1f5',
    colorEmphasis: '#0d3d5a',
    colorOutline: '#d0dbe3',
  }),
  colors('5b0c6f0e-6c3b-4c8e-9b57-0d4a5a3f1a04', 'Plum jam', {
    colorText: '#2a1b26',
    colorAccent: '#7d2455',
    colorSubdued: '#6d5c67',
    colorOverlay: '#21131d',
    colorBackground: '#fefbfc',
    colorPanel: '#f6ecf1',
    colorEmphasis: '#571639',
    colorOutline: '#e3d2dc',
  }),
];

export const typeThemes: readonly ({ id: Id; title: string } & TypeTheme)[] = [
  typefaces('7d9d5d52-2f0a-4a2b-8a4e-3f0e6b1c2b01', 'Bookish', ['baskerville', 'source-serif']),
  typefaces('7d9d5d52-2f0a-4a2b-8a4e-3f0e6b1c2b02', 'Plain', ['inter', 'inter']),
  typefaces('7d9d5d52-2f0a-4a2b-8a4e-3f0e6b1c2b03', 'Placard', ['oswald', 'lora']),
];

/** The colours a site wears: the cook's own, else the chosen theme or its look's, with the cook's own accent. */
export function colorThemeOf(chosen: {
  look: LookKey;
  colorTheme: ColorTheme | null;
  colorThemeId: Id | null;
  themeAccentColor: string | null;
}): ColorTheme {
  const { colorTheme, colorThemeId, themeAccentColor } = chosen;
  const preset = colorThemes.find(({ id }) => id === colorThemeId);
  const theme = colorTheme ?? preset ?? looks[chosen.look].colors;
  return themeAccentColor === null ? theme : { ...theme, colorAccent: themeAccentColor };
}

/** The typefaces a site is set in: the cook's own, else those of the chosen theme or of its look. */
export function typeThemeOf(chosen: {
  look: LookKey;
  typeTheme: TypeTheme | null;
  typeThemeId: Id | null;
}): TypeTheme {
  const { typeTheme, typeThemeId } = chosen;
  return typeTheme ?? typeThemes.find(({ id }) => id === typeThemeId) ?? looks[chosen.look].type;
}

function colors(id: Id, title: string, theme: ColorTheme) {
  return { id, title, ...theme };
}

function typefaces(id: Id, title: string, [display, narrative]: [FontKey, FontKey]) {
  return {
    id,
    title,
    displayFontFamily: display,
    narrativeFontFamily: narrative,
    displayFontNormalWeight: 400,
    displayFontBoldWeight: 700,
    narrativeFontNormalWeight: 400,
    narrativeFontBoldWeight: 700,
  };
}
