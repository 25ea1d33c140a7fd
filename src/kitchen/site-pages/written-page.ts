import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { pageLacks } from '#domain/kitchen/site-pages/page-lacks.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import { type SitePages, sitePagesOf, writtenPage } from '#domain/kitchen/site-pages/site-pages.ts';
import { isEmptyRichText } from '#domain/text/rich-text.ts';
import type { Edited } from '../preview/unsaved-page.ts';

/** Whether a site on which this is written has the page. */
const exists: Record<SitePageName, (written: SitePages) => boolean> = {
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

/** Which page of the site shows what is written: the homepage, until the page was saved with something on it. */
export const shownPath = (page: SitePageName, saved: SiteWorkingCopyView): string =>
  exists[page](sitePagesOf(saved)) ? paths[page] : '/';

/**
 * A page of the site as it stands in its editor, among the others as they are written. Null while
 * something is missing that saving waits for, and once nothing is left on a page that is still shown.
 */
export const pageEdited = (
  page: SitePageName,
  path: string,
  { siteSlug, draft$ }: Pick<Edited<SitePages>, 'siteSlug' | 'draft$'>,
): Edited<SitePages> => ({
  siteSlug,
  draft$,
  pageOf: (content) => {
    const settings = writtenPage(page, content);
    const isThere = path === '/' || exists[page]({ ...content, ...settings });
    return isWhole(page, content) && isThere
      ? { page: { kind: 'fixed', path }, isSiteAsWritten: true, settings }
      : null;
  },
});

const isWhole = (page: SitePageName, content: SitePages): boolean =>
  Object.keys(pageLacks(page, content)).length === 0;
