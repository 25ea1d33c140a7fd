import { atom, type ReadableAtom } from 'nanostores';
import type { OwnPageFailure } from '#contract/import/own-site.ts';
import { recipeImportMessages } from '#contract/kitchen/import/recipe-import-messages.ts';
import { type OwnSite, siteOf } from '#domain/import/site/own-site.ts';
import { failureOf } from '#stores/failure.ts';
import { startSiteRun } from '../files/run.ts';
import { askList } from './ask-own-site.ts';
import { findPages, type Search } from './find-pages.ts';

const texts = recipeImportMessages.site;

/** What is asked for, which stays through all that goes wrong, and how far the search for its pages is. */
export type SiteSearch = {
  address: string;
  isOwn: boolean;
  /** What is asked now; null where nothing is. */
  at: string | null;
  errors: { address?: string; isOwn?: string };
};

const asked: SiteSearch = { address: '', isOwn: false, at: null, errors: {} };
const $current = atom<SiteSearch>(asked);
export const $siteSearch: ReadableAtom<SiteSearch> = $current;

const change = (changes: Partial<SiteSearch>): void =>
  $current.set({ ...$current.get(), ...changes });

export const typeSite = (address: string): void => change({ address });
export const sayOwn = (isOwn: boolean): void => change({ isOwn });

let stop = new AbortController();

/** Gives the search up; what was typed stays. */
export const stopSearch = (): void => {
  stop.abort();
  change({ at: null });
};

/** Finds the pages of the site and begins to read them. */
export async function moveSite(personId: string): Promise<void> {
  const { address, isOwn } = $current.get();
  const site = siteOf(address);
  const errors = {
    ...(!site && { address: address.trim() === '' ? texts.empty : texts.noAddress }),
    ...(!isOwn && { isOwn: texts.sayOwn }),
  };
  change({ errors });
  if (!site || !isOwn) return;
  stop.abort();
  const mine = new AbortController();
  stop = mine;
  change({ at: site.home });
  try {
    const search = await findOn(site, address.trim(), mine.signal);
    if ('failure' in search) {
      change({ at: null, errors: { address: wordsOf(search.failure) } });
      return;
    }
    $current.set(asked);
    await startSiteRun(search.found, personId);
  } catch (error) {
    if (!mine.signal.aborted) change({ at: null, errors: { address: failureOf(error).message } });
  }
}

/** Old sites know no https; whoever typed it meant it. */
async function findOn(site: OwnSite, typed: string, signal: AbortSignal): Promise<Search> {
  const onWait = (seconds: number) => change({ at: texts.waiting(seconds) });
  const ask = (address: string) => {
    change({ at: address });
    return askList(address, { signal, onWait });
  };
  const search = await findPages(site, ask);
  const isSilent = 'failure' in search && search.failure === 'unreachable';
  const plain = /^https?:/i.test(typed) ? null : siteOf(`http://${typed}`);
  return isSilent && plain ? findPages(plain, ask) : search;
}

const wordsOf = (failure: OwnPageFailure | 'no_list'): string =>
  failure === 'no_list' ? texts.noList : texts.failures[failure];
