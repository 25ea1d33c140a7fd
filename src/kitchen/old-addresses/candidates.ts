import { oldAddressesMessages } from '#contract/kitchen/site/old-addresses-messages.ts';
import { findTitled } from '#domain/kitchen/find-titled.ts';
import { likelyTargets } from '#domain/site/old-addresses/likely-targets.ts';
import { isTargetPath, sitePages } from '#domain/site/old-addresses/target.ts';
import type { IndexRow } from '../recipes/recipe-index.ts';
import type { SiteLabels } from '../recipes/site-labels.ts';
import type { NamedTarget } from './addresses.ts';

const { target: texts } = oldAddressesMessages;
const mostShown = 8;

/** Something that an address can lead to, as it is found and told. */
export type Candidate = NamedTarget & { label: string; slug: string; detail: string };

/** Recipes and collections that visitors see come first, then drafts and the pages of the site. */
export function candidatesOf(
  rows: readonly IndexRow[],
  collections: SiteLabels['collections'],
): Candidate[] {
  const recipes = rows.map(({ id, title, slug, publishedAt }) => ({
    ...named(title, slug),
    target: { kind: 'recipe' as const, id },
    detail: publishedAt === null ? `${texts.kinds.recipe}, ${texts.draft}` : texts.kinds.recipe,
    isShown: publishedAt !== null,
  }));
  return [
    ...recipes.filter(({ isShown }) => isShown),
    ...collections.map(({ id, title, slug }) => ({
      ...named(title, slug),
      target: { kind: 'collection' as const, id },
      detail: texts.kinds.collection,
    })),
    ...recipes.filter(({ isShown }) => !isShown),
    ...sitePages.map((page) => ({
      ...named(texts.pages[page], ''),
      target: { kind: 'page' as const, page },
      detail: texts.kinds.page,
    })),
  ];
}

const named = (title: string, slug: string) => ({ title, label: title, slug });

/** What is called as somebody types; a path is itself. */
export function foundTargets(candidates: readonly Candidate[], typed: string): Candidate[] {
  const words = typed.trim();
  if (!words.startsWith('/')) return findTitled(candidates, words, mostShown);
  if (!isTargetPath(words)) return [];
  const target = { kind: 'path' as const, path: words };
  return [{ ...named(texts.path(words), ''), target, detail: texts.kinds.path }];
}

/** All that an address can lead to, and what it likely was of. */
export type Choices = {
  all: readonly Candidate[];
  likelyFor: (address: string) => Candidate[];
};

export const choicesOf = (all: readonly Candidate[]): Choices => ({
  all,
  likelyFor: likelyTargets(all.filter(({ slug }) => slug !== '')),
});
