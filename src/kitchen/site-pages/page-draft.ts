import { createContext, use } from 'react';
import { sitePagesMessages } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { pageLacks } from '#domain/kitchen/site-pages/page-lacks.ts';
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

export const lacksOf = (page: SitePageName, content: SitePages): ToldIssues =>
  Object.fromEntries(
    Object.entries(pageLacks(page, content)).map(([place, lack]) => [
      place,
      sitePagesMessages.lacks[lack],
    ]),
  );

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
