import { plain } from '../imports/likeness.ts';

type Collection = { id: string; title: string };

export type CollectionsThere<There extends Collection> = {
  /** All of the site, in the order in which it lists them. */
  listed: readonly There[];
  /** Those that the import itself made, by the keys of its items. */
  made: ReadonlyMap<string, string>;
};

/**
 * What a collection of an archive is on the site: what the import made of it, or else the first of its title that
 * stood there before. Two of one title that are both new stay two.
 */
export function collectionHere<There extends Collection>(
  { key, title }: { key: string; title: string },
  { listed, made }: CollectionsThere<There>,
): There | null {
  const madeId = made.get(key);
  if (madeId !== undefined) return listed.find(({ id }) => id === madeId) ?? null;
  const own = new Set(made.values());
  return listed.find((each) => !own.has(each.id) && plain(each.title) === plain(title)) ?? null;
}
