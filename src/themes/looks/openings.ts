import type { LookKey } from '#domain/look/looks.ts';
import atelierCss from './atelier/opening.css?inline';
import broadsheetCss from './broadsheet/opening.css?inline';
import cookbookCss from './cookbook/opening.css?inline';
import gardenCss from './garden/opening.css?inline';
import hearthCss from './hearth/opening.css?inline';
import platesCss from './plates/opening.css?inline';
import posterCss from './poster/opening.css?inline';

/** How each look composes the home page of a site without recipes; carried by that page alone. */
const openings: Record<LookKey, string> = {
  cookbook: cookbookCss,
  hearth: hearthCss,
  garden: gardenCss,
  atelier: atelierCss,
  broadsheet: broadsheetCss,
  poster: posterCss,
  plates: platesCss,
};

export const openingCssOf = (look: LookKey): string => openings[look];
