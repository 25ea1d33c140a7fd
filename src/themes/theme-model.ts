import type { SiteFacts } from '#content/facts.ts';
import type { ThemeModel } from '#content/page-models.ts';
import { type ColorScheme, deriveSchemes } from '#domain/look/color-scheme.ts';
import { fontFamily, isFontKey } from '#domain/look/fonts.ts';
import type { ColorTheme, TypeTheme } from '#domain/look/theme-options.ts';
import { colorThemeOf, typeThemeOf } from '#domain/look/themes.ts';
import { fontFacesOf, isUprightLatin, titleFacesOf } from './font-files.ts';
import {
  italicsCss,
  themeCss,
  type ThemeFont,
  type ThemeFonts,
} from '#domain/look/theme/theme-css.ts';
import { keptCss } from '#domain/look/css-overrides.ts';

const remembered = new Map<string, ThemeModel>();
const maxRemembered = 200;

/** The look of a site, ready to render. All pages of a site share it, so it is made once. */
export function themeOf({ settings }: SiteFacts): ThemeModel {
  const { look, themeStyle, headerLayout, cssOverrides } = settings;
  const colors = colorThemeOf(settings);
  const type = typeThemeOf(settings);
  const key = JSON.stringify([look, colors, type, themeStyle, headerLayout, cssOverrides]);
  const known = remembered.get(key);
  if (known) return known;
  const schemes = schemesOf(colors);
  const fonts = fontsOf(type);
  const model: ThemeModel = {
    look,
    style: themeStyle,
    headerLayout,
    css: themeCss(schemes, fonts, themeStyle),
    italicsCss: italicsCss(fonts),
    overridesCss: cssOverrides === null ? '' : keptCss(cssOverrides),
    shareColors: schemes.light,
    themeColor: { light: schemes.light.colorBackground, dark: schemes.dark.colorBackground },
    fontPreloads: preloadsOf(fonts),
    typefaces: {
      display: fontFamily(fonts.display.key).displayWidth,
      narrative: fontFamily(fonts.narrative.key).textWidth,
    },
  };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(key, model);
  return model;
}

function schemesOf(colors: ColorTheme): { light: ColorScheme; dark: ColorScheme } {
  const schemes = deriveSchemes(colors);
  if (!schemes) throw new Error('A colour of the site is not of the form #rrggbb');
  return schemes;
}

function fontsOf(type: TypeTheme): ThemeFonts {
  const display = fontOf(
    type.displayFontFamily,
    type.displayFontNormalWeight,
    type.displayFontBoldWeight,
  );
  const narrative = fontOf(
    type.narrativeFontFamily,
    type.narrativeFontNormalWeight,
    type.narrativeFontBoldWeight,
  );
  if (display.key === narrative.key) return { display, narrative };
  // Bold first, since it sets what stands above the fold.
  const faces = titleFacesOf(display.key, [display.boldWeight, display.normalWeight]);
  return { display: { ...display, faces }, narrative };
}

function fontOf(family: string, normalWeight: number, boldWeight: number): ThemeFont {
  const key = isFontKey(family) ? family : 'inter';
  return { key, normalWeight, boldWeight, faces: fontFacesOf(key, [normalWeight, boldWeight]) };
}

/** The upright Latin file of each family: what stands above the fold is set in it. */
function preloadsOf({ display, narrative }: ThemeFonts): string[] {
  const hrefs = [display, narrative].flatMap(({ faces }) => faces.find(isUprightLatin)?.href ?? []);
  return [...new Set(hrefs)];
}
