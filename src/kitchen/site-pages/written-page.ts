import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import { type SitePages, sitePagesOf, writtenPage } from '#domain/kitchen/site-pages/site-pages.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import type { Edited } from '../preview/unsaved-page.ts';

/** Whether the site has the page, as it was saved last; else the homepage is shown in its place. */
const exists: Record<SitePageName, (saved: SitePages) => boolean> = {
  home: () => true,
  about: ({ about }) => !isEmptyRichText(about),
  links: ({ links }) => links.some(({ href }) => href),
  events: ({ events }) => events.length > 0,
  book: ({ book }) => book !== null,
  press: ({ book }) => book !== null,
};
const paths: Record<SitePageName, string> = {
  home: '/',
  about: '/about',
  links: '/links',
  events: '/events',
  book: '/book',
  press: '/book',
};

/** Which page of the site shows what is written. */
export const shownPath = (page: SitePageName, saved: SiteWorkingCopyView): string =>
  exists[page](sitePagesOf(saved)) ? paths[page] : '/';

/** A page of the site as it stands in its editor, among the others as they are written. */
export const pageEdited = (
  page: SitePageName,
  path: string,
  { siteSlug, draft$ }: Pick<Edited<SitePages>, 'siteSlug' | 'draft$'>,
): Edited<SitePages> => ({
  siteSlug,
  draft$,
  pageOf: (content) => ({
    page: { kind: 'fixed', path },
    isSiteAsWritten: true,
    settings: writtenPage(page, content),
  }),
});
