import { toPlainText } from '../../text/plain-text.ts';
import { collapsed } from '../html/visible-text.ts';
import type { ReadGroup, ReadRecipe, ReadStep } from '../read-recipe.ts';
import type { MarkedRow, PluginRows } from './plugin-groups.ts';

/** Titles of whole lists, which say no more than the field does. */
const listTitles =
  /^(?:the )?(?:ingredients?|instructions?|directions?|method|preparation|steps|zutaten|zubereitung|ingrédients|préparation|ingredientes|preparación|elaboración|preparo|modo de preparo|ingredienti|preparazione|procedimento|ingrediënten|bereiding)\s*:?$/i;

/**
 * The lines that JSON-LD has in one list, parted as a plugin's markup parts them on the page. Nothing
 * is parted where the page shows other lines.
 */
export function withPluginGroups(recipe: ReadRecipe, rows: PluginRows): ReadRecipe {
  const ingredients = partedBy(recipe.ingredientGroups.value, rows.ingredients, (line) => line);
  const steps = partedBy(recipe.stepGroups.value, rows.steps, ({ text }: ReadStep) =>
    toPlainText(text),
  );
  return {
    ...recipe,
    ingredientGroups: { ...recipe.ingredientGroups, value: ingredients },
    stepGroups: { ...recipe.stepGroups, value: steps },
  };
}

function partedBy<Item>(
  groups: ReadGroup<Item>[],
  rows: readonly MarkedRow[],
  textOf: (item: Item) => string,
): ReadGroup<Item>[] {
  const [only, second] = groups;
  const isOneList = only !== undefined && second === undefined && only.title === null;
  if (!isOneList || !rows.some(({ isTitle, text }) => isTitle && !listTitles.test(text)))
    return groups;
  const parted: ReadGroup<Item>[] = [];
  const left = [...only.items];
  for (const { text, isTitle } of rows) {
    const [next] = left;
    if (isTitle) {
      if (!listTitles.test(text))
        parted.push({ title: text.replace(/(?<!\s)\s*[:：]$/u, ''), items: [] });
    } else if (next !== undefined && isSame(text, textOf(next))) {
      if (parted.length === 0) parted.push({ title: null, items: [] });
      parted.at(-1)?.items.push(next);
      left.shift();
    }
  }
  return left.length === 0 ? parted.filter(({ items }) => items.length > 0) : groups;
}

/** Letters and digits alone: pages part amounts, names and notes in their own ways. */
function isSame(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [lettersAndDigits(one), lettersAndDigits(other)].toSorted(
    (a, b) => a.length - b.length,
  );
  return (
    shorter !== '' &&
    (longer === shorter || (longer.includes(shorter) && shorter.length * 2 > longer.length))
  );
}

const lettersAndDigits = (text: string): string =>
  collapsed(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
