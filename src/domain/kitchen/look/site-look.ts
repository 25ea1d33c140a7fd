import { isSameData } from '../../same-data.ts';
import type { PresentationField, SitePresentation } from '../../site/site-parts.ts';

/** What the screen of the look writes. */
export const lookFields = [
  'look',
  'themeStyle',
  'headerLayout',
  'colorThemeId',
  'colorTheme',
  'themeAccentColor',
  'typeThemeId',
  'typeTheme',
  'logoId',
  'iconId',
  'faviconId',
  'cssOverrides',
] as const satisfies readonly PresentationField[];

export type LookField = (typeof lookFields)[number];
export type SiteLook = Pick<SitePresentation, LookField>;

export const siteLookOf = (site: SiteLook): SiteLook =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all fields of it
  Object.fromEntries(lookFields.map((name) => [name, site[name]])) as SiteLook;

export const isSameLook = (one: SiteLook, other: SiteLook): boolean =>
  lookFields.every((name) => isSameData(one[name], other[name]));

/** What a page is composed by: where it differs, colours and typefaces alone do not show the page. */
export const compositionOf = ({ look, headerLayout, logoId }: SiteLook): string =>
  [look, headerLayout, logoId ?? ''].join();
