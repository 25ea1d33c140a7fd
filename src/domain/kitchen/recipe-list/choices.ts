import { foldWord } from '../../search/search-words.ts';

/** Something that recipes have or have not: a term, a collection, a language. */
export type Choice = { id: string; title: string; count: number };
export type ChoiceGroup<Kind extends string = string> = { kind: Kind; choices: readonly Choice[] };

/** How many recipes have each of the ids. */
export function countIds<Row>(
  rows: readonly Row[],
  idsOf: (row: Row) => readonly string[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const id of idsOf(row)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The choices whose words are typed, in groups that have any. */
export function findChoices<Kind extends string>(
  groups: readonly ChoiceGroup<Kind>[],
  typed: string,
): ChoiceGroup<Kind>[] {
  const words = foldWord(typed.trim()).split(/\s+/).filter(Boolean);
  return groups.flatMap(({ kind, choices }) => {
    const found = choices.filter(({ title }) => {
      const folded = foldWord(title);
      return words.every((word) => folded.includes(word));
    });
    return found.length > 0 ? [{ kind, choices: found }] : [];
  });
}

/** What is called so already, whatever its case and accents. */
export const choiceTitled = (groups: readonly ChoiceGroup[], typed: string): Choice | undefined =>
  groups
    .flatMap(({ choices }) => choices)
    .find(({ title }) => foldWord(title) === foldWord(typed.trim()));

/** How many of the picked recipes have it. */
export type Share = 'all' | 'some' | 'none';

export function shareOf(count: number, all: number): Share {
  if (count === 0 || all === 0) return 'none';
  return count >= all ? 'all' : 'some';
}

/** What is to become of it on all of them; nothing where it stays as it is. */
export type Wish = 'add' | 'remove';
export type Wishes = ReadonlyMap<string, Wish>;

/** How it is, what the first press makes of it, and what comes after that; then again as it was. */
const wishesInTurn: Record<Share, readonly Wish[]> = {
  all: ['remove'],
  none: ['add'],
  some: ['add', 'remove'],
};

/** A press goes from wish to wish and at last back to how it is. */
export function pressed(wishes: Wishes, id: string, share: Share): Wishes {
  const next = new Map(wishes);
  const turns = wishesInTurn[share];
  const wished = wishes.get(id);
  const wish = turns[wished === undefined ? 0 : turns.indexOf(wished) + 1];
  if (wish === undefined) next.delete(id);
  else next.set(id, wish);
  return next;
}

/** The wishes with one more that all recipes have something; nothing is wished that is so. */
export function wanted(wishes: Wishes, id: string, share: Share): Wishes {
  const next = new Map(wishes);
  if (share === 'all') next.delete(id);
  else next.set(id, 'add');
  return next;
}

/** What a box shows: how it is, or how it is wished. */
export function shownShare(share: Share, wish: Wish | undefined): Share {
  if (wish === undefined) return share;
  return wish === 'add' ? 'all' : 'none';
}
