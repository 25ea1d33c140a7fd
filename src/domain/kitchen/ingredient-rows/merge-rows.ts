import type { Id } from '../../ids.ts';
import type { IngredientUsage, IngredientUsageGroup } from '../../recipe/recipe.ts';
import { changeGroup, findRow, type Groups } from './change-rows.ts';
import { lineOf } from './line-of.ts';
import type { Pantry } from './pantry.ts';
import { correctedParts, editLine, textOfRow, usageFromLine } from './read-row.ts';

/**
 * The row above goes on with the text of a row; `at` is where the two meet. What a row says beside
 * its line has no place in the line of both: it goes on as their note.
 */
export function mergeRows(
  groups: Groups,
  rowId: Id,
  pantry: Pantry,
): { groups: IngredientUsageGroup[]; into: Id; at: number } | null {
  const place = findRow(groups, rowId);
  const above = place?.group.ingredientUsages[place.index - 1];
  if (!place || !above) return null;
  const { group, row, index } = place;
  const head = textOfRow(above, pantry).trimEnd();
  const tail = textOfRow(row, pantry).trimStart();
  const joint = head && tail ? ' ' : '';
  const text = head + joint + tail;
  const merged = editLine(above, { text }, pantry);
  const ends = [
    merged.note,
    ...hiddenBy(above, { text, tail }, pantry),
    ...besideLine(row, pantry),
  ];
  const links = [above.link, row.link].filter((link) => link !== null);
  const [link = null, ...further] = new Set(links);
  const whole = { ...merged, link, note: joined([...ends, ...further]) };
  return {
    groups: changeGroup(groups, group.id, () => ({
      ...group,
      ingredientUsages: group.ingredientUsages.toSpliced(index - 1, 2, whole),
    })),
    into: above.id,
    at: head.length + joint.length,
  };
}

/** What visitors read of a row and its line does not say. */
export function besideLine(row: IngredientUsage, pantry: Pantry): string[] {
  if (row.writtenAs === undefined) return [];
  const corrected = correctedParts(row, pantry);
  const isOtherwise = corrected.some((part) => part !== 'note');
  return [
    isOtherwise ? lineOf({ ...row, note: null }, pantry) : null,
    corrected.includes('note') ? row.note : null,
  ].flatMap((words) => (words && !row.writtenAs?.includes(words) ? [words] : []));
}

/** What the line of both says, where a part that was corrected above stands instead of it. */
function hiddenBy(
  above: IngredientUsage,
  { text, tail }: { text: string; tail: string },
  pantry: Pantry,
): (string | null)[] {
  const corrected = correctedParts(above, pantry);
  if (corrected.includes('ingredient') || corrected.includes('preparation')) return [tail];
  return corrected.includes('note') ? [usageFromLine(text, pantry).note] : [];
}

function joined(notes: readonly (string | null)[]): string | null {
  const said = new Set(notes.flatMap((note) => (note ? [note] : [])));
  return said.size === 0 ? null : [...said].join('; ');
}
