import SiteFooter from '#components/chrome/SiteFooter.astro';
import SiteHeader from '#components/chrome/SiteHeader.astro';
import AtelierFooter from './atelier/AtelierFooter.astro';
import AtelierHeader from './atelier/AtelierHeader.astro';
import atelierCss from './atelier/atelier.css?inline';

/** The pieces a site may have of its own; pages that are not named here look alike everywhere. */
export type SiteTheme = {
  Header: typeof SiteHeader;
  Footer: typeof SiteFooter;
  /** Style sheet of these pieces alone; rendered on the pages of this theme only. */
  css: string;
  /** Below a locked recipe only who paid reads what others say. */
  hidesLockedComments: boolean;
};

const standard: SiteTheme = {
  Header: SiteHeader,
  Footer: SiteFooter,
  css: '',
  hidesLockedComments: false,
};

const themes: Record<string, SiteTheme> = {
  standard,
  // Looks like the standard one; its premium recipes are opened by Substack (locks.ts).
  letter: standard,
  atelier: {
    Header: AtelierHeader,
    Footer: AtelierFooter,
    css: atelierCss,
    hidesLockedComments: true,
  },
};

export const themeOf = (name: string) => themes[name] ?? standard;

/** Sites with pieces of their own, by slug; all others look standard. */
const themeNames: Record<string, string> = { atelier: 'atelier', 'supper-letter': 'letter' };

export const themeNameOf = (siteSlug: string) => themeNames[siteSlug] ?? 'standard';
