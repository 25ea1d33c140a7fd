import { computed, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { listed } from '#api/listed.ts';
import { manageApi } from '#api/manage-api.ts';
import type { TermView } from '#contract/recipe/recipe-view.ts';
import type { MergedTermView } from '#contract/site/globals.ts';
import type { MergedInto } from '#domain/kitchen/recipe-list/merged-terms.ts';
import { freeTermSlug } from '#domain/kitchen/terms/site-terms.ts';
import { slugFrom, uniqueSlug } from '#domain/text/slug.ts';
import { type Remote, remote, valueOf } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

type Collection = { id: string; title: string; slug: string };
/** What recipes of the site are marked by and collected in. */
export type SiteLabels = {
  terms: readonly TermView[];
  mergedTerms: readonly MergedTermView[];
  collections: readonly Collection[];
};

const labels = remote<SiteLabels>();
export const $labelsState: ReadableAtom<Remote<SiteLabels>> = labels.$remote;
/** Null until they are known. */
export const $labels: ReadableAtom<SiteLabels | null> = computed(labels.$remote, valueOf);

/** None are known before the terms are, and nobody filters by them until then. */
export const $mergedInto: ReadableAtom<MergedInto> = computed(
  $labels,
  (known) => new Map(known?.mergedTerms.map(({ id, termId }) => [id, termId])),
);

const mostAtOnce = 100;

/** Loads them where they are not known yet. */
export async function loadLabels(): Promise<void> {
  const { status } = labels.$remote.get();
  if (status === 'fulfilled' || status === 'pending') return;
  await labels.load(async () => {
    const [terms, collections] = await Promise.all([listTerms(), listCollections()]);
    return { ...terms, collections };
  });
}

/** Makes a tag, which the person named; throws where that failed. */
export async function createTag(title: string): Promise<string> {
  const known = knownLabels();
  const param = { siteSlug: siteSlugHere() };
  const json = { kind: 'tag' as const, title, slug: freeTermSlug('tag', title, known) };
  const answer = await call(() => manageApi[':siteSlug'].terms.$post({ param, json }));
  const { term } = await jsonOf(answer);
  labels.set({ ...known, terms: [...known.terms, term] });
  return term.id;
}

/** Makes a collection without recipes; throws where that failed. */
export async function createCollection(title: string): Promise<string> {
  const known = knownLabels();
  const param = { siteSlug: siteSlugHere() };
  const taken = new Set(known.collections.map(({ slug }) => slug));
  const base = slugFrom(title) ?? `untitled-${crypto.randomUUID().slice(0, 8)}`;
  const json = { title, slug: uniqueSlug(base, taken) };
  const answer = await call(() => manageApi[':siteSlug'].collections.$post({ param, json }));
  const { collection } = await jsonOf(answer);
  labels.set({ ...known, collections: [...known.collections, collection] });
  return collection.id;
}

const noLabels: SiteLabels = { terms: [], mergedTerms: [], collections: [] };
const knownLabels = (): SiteLabels => $labels.get() ?? noLabels;

async function listTerms(): Promise<Pick<SiteLabels, 'terms' | 'mergedTerms'>> {
  const param = { siteSlug: siteSlugHere() };
  const answer = await call(() => manageApi[':siteSlug'].globals.$get({ param }));
  const { terms, mergedTerms } = await jsonOf(answer);
  return { terms, mergedTerms };
}

export async function listCollections(): Promise<Collection[]> {
  const param = { siteSlug: siteSlugHere() };
  const { items } = await listed(Infinity, async (offset) => {
    const query = { limit: String(mostAtOnce), offset: String(offset) };
    const answer = await call(() => manageApi[':siteSlug'].collections.$get({ param, query }));
    const { collections, total } = await jsonOf(answer);
    return { items: collections, total };
  });
  return items;
}
