import { createContext, use } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { type PageLack, pageLacks } from '#domain/kitchen/site-pages/page-lacks.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import {
  isSamePage,
  type SitePageField,
  type SitePages,
  sitePagesOf,
  writtenPage,
} from '#domain/kitchen/site-pages/site-pages.ts';
import type { DraftKind, ToldIssues } from '../drafts/draft-kind.ts';
import { type PartDraft, sitePartKind, type StoredPart } from '../site-parts/site-part-kind.ts';
import { useDraftField } from '../drafts/use-draft-field.ts';

export type StoredPages = StoredPart<SitePages>;
export type PageDraft = PartDraft<SitePages>;

/** What is lacking of a row is said beside its field. */
export const lacksOf = (page: SitePageName, content: SitePages): ToldIssues =>
  Object.fromEntries(
    Object.entries(pageLacks(page, content)).map(([place, lack]) => [
      fieldOfLack(content, place, lack),
      sitePagesMessages.lacks[lack],
    ]),
  );

function fieldOfLack(content: SitePages, place: string, lack: PageLack): string {
  const isIn = (rows: readonly { id: string }[]) => rows.some(({ id }) => id === place);
  const links = [...content.links, ...(content.book?.links ?? [])];
  if (isIn(content.pressItems)) return `${place}.${lack === 'address' ? 'url' : lack}`;
  if (isIn(content.productLinks)) return `${place}.${lack === 'address' ? 'href' : 'productTitle'}`;
  if (isIn(content.events) || isIn(links)) return `${place}.${lack === 'address' ? 'href' : lack}`;
  return place;
}

/** One page of the site. */
export const pageKind = (page: SitePageName): DraftKind<SitePages, SiteWorkingCopyView> =>
  sitePartKind({
    part: page,
    contentOf: sitePagesOf,
    written: (content) => writtenPage(page, content),
    isSame: (one, other) => isSamePage(page, one, other),
    lacks: (content) => lacksOf(page, content),
  });

type Opened = { page: SitePageName; draft: PageDraft };

/** The page that the editor is about. */
export const PageScope = createContext<Opened | null>(null);

export function usePage(): Opened {
  const opened = use(PageScope);
  if (opened === null) throw new Error('This view needs a PageScope around it');
  return opened;
}

export const usePageField = <Name extends SitePageField>(name: Name) =>
  useDraftField(usePage().draft, name);
