import type { KnownParts } from '../../recipe/index/missing-places.ts';
import { stepsOf, usagesOf } from '../../recipe/index/missing-places.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { FieldPath } from '../draft/field-path.ts';
import { placeOf } from '../limits/place-of.ts';

/** What a cook calls the place of a lack: words of the recipe, a picture by its number, or a field. */
export type LackName =
  | { kind: 'words'; text: string }
  | { kind: 'picture'; at: number }
  | { kind: 'field'; name: string };

const longestName = 28;

/** The names of places, for one recipe as it stands. */
export function lackNames(
  recipe: RecipeContent,
  { titleOf }: Pick<KnownParts, 'titleOf'>,
): (field: FieldPath) => LackName {
  const rows = new Map<string, string>([
    ...usagesOf(recipe).map((usage): [string, string] => [
      usage.id,
      titleOf(usage) ?? usage.writtenAs ?? '',
    ]),
    ...stepsOf(recipe).map(({ id, content }): [string, string] => [id, toPlainText(content)]),
    ...recipe.instructionGroups.map(({ id, title }): [string, string] => [id, title]),
  ]);
  return (field) => {
    const [, at] = /^images\.(\d+)/.exec(field) ?? [];
    if (at !== undefined) return { kind: 'picture', at: Number(at) + 1 };
    const words = beginning(rows.get(placeOf(field)) ?? '');
    return words === '' ? { kind: 'field', name: placeOf(field) } : { kind: 'words', text: words };
  };
}

/** The first words, whole ones where there are any. */
function beginning(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= longestName) return plain;
  const cut = plain.slice(0, longestName).toWellFormed();
  const words = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return `${words.replace(/(?<![\s,;:.])[\s,;:.]+$/u, '')} …`;
}
