import type { CollectionId, RecipeId } from '../../ids.ts';
import { readPath } from '../../publishing/page-path.ts';
import { collectionPath, newslettersPath, recipePath } from '../../publishing/site-paths.ts';

/** Pages that every site can have, by the word that is kept of them. */
export const sitePagePaths = {
  home: '/',
  recipes: '/recipes',
  collections: '/collections',
  newsletters: newslettersPath,
  about: '/about',
  links: '/links',
  events: '/events',
  book: '/book',
} as const;

export type SitePage = keyof typeof sitePagePaths;
const isSitePage = (word: string): word is SitePage => Object.hasOwn(sitePagePaths, word);
export const sitePages = Object.keys(sitePagePaths).filter(isSitePage);

export const targetKinds = ['recipe', 'collection', 'page', 'path'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** Where an old address leads. */
export type OldAddressTarget =
  | { kind: 'recipe'; id: RecipeId }
  | { kind: 'collection'; id: CollectionId }
  | { kind: 'page'; page: SitePage }
  | { kind: 'path'; path: string };

/** A target as it is stored: its kind, and an id, a word or a path. */
export type StoredTarget = { kind: TargetKind; value: string };

export function storedTarget(target: OldAddressTarget): StoredTarget {
  switch (target.kind) {
    case 'page': {
      return { kind: 'page', value: target.page };
    }
    case 'path': {
      return { kind: 'path', value: target.path };
    }
    default: {
      return { kind: target.kind, value: target.id };
    }
  }
}

/** Null for what no version of ours has written. */
export function targetFrom({ kind, value }: StoredTarget): OldAddressTarget | null {
  if (kind === 'recipe' || kind === 'collection') return { kind, id: value };
  if (kind === 'path') return isTargetPath(value) ? { kind, path: value } : null;
  return isSitePage(value) ? { kind, page: value } : null;
}

/** Where a target is at present; null for one that has no address. `slug` is that of what its id names. */
export function addressOfTarget(target: OldAddressTarget, slug: string | null): string | null {
  switch (target.kind) {
    case 'page': {
      return sitePagePaths[target.page];
    }
    case 'path': {
      return target.path;
    }
    default: {
      if (slug === null) return null;
      return target.kind === 'recipe' ? recipePath(slug) : collectionPath(slug);
    }
  }
}

export const targetPathMaxLength = 512;

/** A path that a page of a site can have, with a plain query; never an address elsewhere. */
export function isTargetPath(text: string): boolean {
  if (text.length > targetPathMaxLength) return false;
  const [path = '', ...queries] = text.split('?');
  const [query = ''] = queries;
  return queries.length < 2 && readPath(path).kind === 'page' && /^[\w.~%&=+,-]*$/.test(query);
}
