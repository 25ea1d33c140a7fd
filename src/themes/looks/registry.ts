import SiteFooter from '#components/chrome/SiteFooter.astro';
import SiteHeader from '#components/chrome/SiteHeader.astro';
import type { LookKey } from '#domain/look/looks.ts';
import AtelierFooter from './atelier/AtelierFooter.astro';
import AtelierGift from './atelier/AtelierGift.astro';
import AtelierHeader from './atelier/AtelierHeader.astro';
import atelierCss from './atelier/atelier.css?inline';
import broadsheetCss from './broadsheet/broadsheet.css?inline';
import cookbookCss from './cookbook/cookbook.css?inline';
import gardenCss from './garden/garden.css?inline';
import hearthCss from './hearth/hearth.css?inline';
import posterCss from './poster/poster.css?inline';
import platesCss from './plates/plates.css?inline';
import centredCss from './shared/centred.css?inline';
import wordmarkGoneCss from './shared/wordmark-gone.css?inline';
import wordmarkHiddenCss from './shared/wordmark-hidden.css?inline';

/** What a look composes in its own way on every page; its home page is in homes.ts. */
export type LookPieces = {
  Header: typeof SiteHeader;
  Footer: typeof SiteFooter;
  /** Offered below an open recipe for giving it to a friend. */
  Gift: typeof AtelierGift | null;
  /** Style sheet in the head of this look's pages alone. */
  css: string;
  /** Below a locked recipe only who paid reads what others say. */
  hidesLockedComments: boolean;
};

const standard: LookPieces = {
  Header: SiteHeader,
  Footer: SiteFooter,
  Gift: null,
  css: '',
  hidesLockedComments: false,
};

const pieces: Record<LookKey, LookPieces> = {
  cookbook: { ...standard, css: wordmarkHiddenCss + cookbookCss },
  hearth: { ...standard, css: `@media (min-width: 768px) {${centredCss}}${hearthCss}` },
  garden: { ...standard, css: gardenCss },
  plates: { ...standard, css: wordmarkHiddenCss + centredCss + platesCss },
  atelier: {
    Header: AtelierHeader,
    Footer: AtelierFooter,
    Gift: AtelierGift,
    css: atelierCss,
    hidesLockedComments: true,
  },
  broadsheet: { ...standard, css: wordmarkGoneCss + broadsheetCss },
  poster: { ...standard, css: wordmarkGoneCss + posterCss },
};

export const lookPieces = (look: LookKey): LookPieces => pieces[look];
