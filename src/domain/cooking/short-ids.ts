import type { Id } from '../ids.ts';

const shortest = 8;

type Rows = {
  ingredientUsageGroups: readonly { ingredientUsages: readonly { id: Id }[] }[];
  instructionGroups: readonly { instructions: readonly { id: Id }[] }[];
};

/** The lines and steps of a recipe as its page names them. */
export const shortIdsOf = ({ ingredientUsageGroups, instructionGroups }: Rows): ((id: Id) => Id) =>
  shortIds([
    ...ingredientUsageGroups.flatMap((group) => idsOf(group.ingredientUsages)),
    ...instructionGroups.flatMap((group) => idsOf(group.instructions)),
  ]);

const idsOf = (rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id);

/**
 * As much of each id as tells it from the others of one recipe: a page names every line and step
 * several times, and random characters hardly compress.
 */
function shortIds(ids: readonly Id[]): (id: Id) => Id {
  const different = new Set(ids);
  let length = shortest;
  while (new Set([...different].map((id) => id.slice(0, length))).size < different.size) {
    length += 1;
  }
  return (id) => (different.has(id) ? id.slice(0, length) : id);
}
