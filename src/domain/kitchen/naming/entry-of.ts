import type { Id } from '../../ids.ts';

type Entry = { id: Id; formerly?: readonly { id: Id }[] };

/** What an id names in a list: itself, or what it was merged into. */
export const entryOf = <Item extends Entry>(items: readonly Item[], id: Id): Item | null =>
  items.find((each) => each.id === id) ??
  items.find(({ formerly }) => formerly?.some((each) => each.id === id)) ??
  null;

/** Every id that names it. */
export const idsOf = ({ id, formerly = [] }: Entry): Id[] => [
  id,
  ...formerly.map((each) => each.id),
];
