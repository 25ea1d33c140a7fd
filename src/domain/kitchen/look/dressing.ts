import { lookKeys, type LookKey, looks } from '../../look/looks.ts';
import type { ColorTheme, TypeTheme } from '../../look/theme-options.ts';
import { colorThemeOf, colorThemes, typeThemeOf, typeThemes } from '../../look/themes.ts';
import { isSameData } from '../../same-data.ts';
import type { SiteLook } from './site-look.ts';

/** In the order in which a cook chooses them. */
export const colorNames = [
  'colorAccent',
  'colorBackground',
  'colorPanel',
  'colorText',
  'colorEmphasis',
  'colorSubdued',
  'colorOutline',
  'colorOverlay',
] as const satisfies readonly (keyof ColorTheme)[];
export type ColorName = (typeof colorNames)[number];

/** Colours or typefaces that go together, and what choosing them writes. */
export type Ready<Theme> = {
  key: string;
  title: string;
  /** Those of the look that the site wears, which follow it to the next one. */
  isOfLook: boolean;
  theme: Theme;
  written: Partial<SiteLook>;
};

const noColors = { colorThemeId: null, colorTheme: null, themeAccentColor: null } as const;
const noTypes = { typeThemeId: null, typeTheme: null } as const;

const looksFrom = (worn: LookKey): LookKey[] => [worn, ...lookKeys.filter((key) => key !== worn)];

/** Those of the look first, then those of the others and the platform's own. */
export const readyColors = (worn: LookKey): Ready<ColorTheme>[] => [
  ...looksFrom(worn).map((key) => ({
    key,
    title: looks[key].title,
    isOfLook: key === worn,
    theme: looks[key].colors,
    written: { ...noColors, colorTheme: key === worn ? null : looks[key].colors },
  })),
  ...colorThemes.map(({ id, title, ...theme }) => ({
    key: id,
    title,
    isOfLook: false,
    theme,
    written: { ...noColors, colorThemeId: id },
  })),
];

export const readyTypes = (worn: LookKey): Ready<TypeTheme>[] => [
  ...looksFrom(worn).map((key) => ({
    key,
    title: looks[key].title,
    isOfLook: key === worn,
    theme: looks[key].type,
    written: { ...noTypes, typeTheme: key === worn ? null : looks[key].type },
  })),
  ...typeThemes.map(({ id, title, ...theme }) => ({
    key: id,
    title,
    isOfLook: false,
    theme,
    written: { ...noTypes, typeThemeId: id },
  })),
];

/** The eight colours that a site wears and nothing else. */
export function wornColors(content: SiteLook): ColorTheme {
  const { colorText, colorAccent, colorSubdued, colorOverlay, ...rest } = colorThemeOf(content);
  const { colorBackground, colorPanel, colorEmphasis, colorOutline } = rest;
  const inks = { colorText, colorAccent, colorSubdued, colorOverlay };
  return { ...inks, colorBackground, colorPanel, colorEmphasis, colorOutline };
}

/** The typefaces and weights that a site is set in and nothing else. */
export function wornTypes(content: SiteLook): TypeTheme {
  const { displayFontFamily, displayFontNormalWeight, displayFontBoldWeight, ...rest } =
    typeThemeOf(content);
  const { narrativeFontFamily, narrativeFontNormalWeight, narrativeFontBoldWeight } = rest;
  const display = { displayFontFamily, displayFontNormalWeight, displayFontBoldWeight };
  const narrative = { narrativeFontFamily, narrativeFontNormalWeight, narrativeFontBoldWeight };
  return { ...display, ...narrative };
}

/** Undefined where a cook has mixed their own. */
export const chosenReady = <Theme>(
  ready: readonly Ready<Theme>[],
  worn: Theme,
): Ready<Theme> | undefined => ready.find(({ theme }) => isSameData(theme, worn));

/** A look comes with its style and its header; colours and typefaces of the cook's own stay. */
export const withLook = (content: SiteLook, look: LookKey): SiteLook => ({
  ...content,
  look,
  themeStyle: looks[look].style,
  headerLayout: looks[look].headerLayout,
});

export const withColor = (content: SiteLook, name: ColorName, color: string): SiteLook =>
  withColors(content, { [name]: color });

export const withColors = (content: SiteLook, colors: Partial<ColorTheme>): SiteLook => ({
  ...content,
  ...noColors,
  colorTheme: { ...wornColors(content), ...colors },
});

export const withTypes = (content: SiteLook, types: Partial<TypeTheme>): SiteLook => ({
  ...content,
  ...noTypes,
  typeTheme: { ...wornTypes(content), ...types },
});

/** A logo is the icon as well until there is another one. */
export function withLogo(content: SiteLook, logoId: SiteLook['logoId']): SiteLook {
  const isIconOfLogo = content.iconId === null || content.iconId === content.logoId;
  return { ...content, logoId, ...(isIconOfLogo && { iconId: logoId }) };
}

/** A browser tab has no icon of its own any more. */
export const withIcon = (content: SiteLook, iconId: SiteLook['iconId']): SiteLook => ({
  ...content,
  iconId,
  faviconId: null,
});
