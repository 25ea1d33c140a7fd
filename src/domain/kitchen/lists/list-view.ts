import type { Id } from '../../ids.ts';
import { termKinds } from '../../recipe/recipe.ts';
import { foldWord } from '../../search/search-words.ts';
import { countOf, type ListEntry } from './list-entry.ts';
import type { ListName } from './list-names.ts';

export const listOrders = ['name', 'most-used', 'least-used'] as const;
export type ListOrder = (typeof listOrders)[number];

export const shows = ['all', ...termKinds, 'unweighed', 'used', 'unused'] as const;
export type Show = (typeof shows)[number];

/** What each list can be narrowed to. */
export const showsOf: Record<ListName, readonly Show[]> = {
  ingredients: ['all', 'unweighed', 'unused'],
  equipment: ['all', 'unused'],
  terms: ['all', ...termKinds, 'unused'],
  units: ['all', 'used'],
};

/** What is shown of a list and in which order; the address of the page says it. */
export type ListView = { text: string; show: Show; order: ListOrder };

export const wholeList: ListView = { text: '', show: 'all', order: 'name' };

type Uses = Readonly<Record<Id, number>>;

export function readListView(list: ListName, parameters: URLSearchParams): ListView {
  return {
    text: parameters.get('search') ?? '',
    show: showsOf[list].find((each) => each === parameters.get('show')) ?? 'all',
    order: listOrders.find((each) => each === parameters.get('order')) ?? 'name',
  };
}

/** The query of the view's address, without what is as for all; empty for that. */
export function listQuery({ text, show, order }: ListView): string {
  return new URLSearchParams({
    ...(text !== '' && { search: text }),
    ...(show !== 'all' && { show }),
    ...(order !== 'name' && { order }),
  }).toString();
}

/** What is found by its own name or a former one; of entries in the order of their names. */
export function shownEntries(
  entries: readonly ListEntry[],
  { text, show, order }: ListView,
  uses: Uses,
): ListEntry[] {
  const words = foldWord(text.trim());
  const isNamed = (name: string) => foldWord(name).includes(words);
  const found = entries.filter(
    (entry) => isShown(entry, show, uses) && (words === '' || namesOf(entry).some(isNamed)),
  );
  if (order === 'name') return found;
  const direction = order === 'most-used' ? -1 : 1;
  return found.toSorted((one, other) => direction * (countOf(one, uses) - countOf(other, uses)));
}

const namesOf = ({ title, formerly, aliases = [] }: ListEntry): string[] => [
  title,
  ...formerly.map((each) => each.title),
  ...aliases,
];

export function isShown(entry: ListEntry, show: Show, uses: Uses): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'unused':
      return countOf(entry, uses) === 0;
    case 'used':
      return countOf(entry, uses) > 0;
    case 'unweighed':
      return entry.isUnweighed;
    default:
      return entry.kind === show;
  }
}
