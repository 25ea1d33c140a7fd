import { isRecord } from '../is-record.ts';

type Shape = { [field: string]: Part };
type Part = 'text' | 'list' | 'rich text' | 'rich text or nothing' | { listOf: Shape };

const usage: Shape = { preparation: 'rich text or nothing' };
const instruction: Shape = {
  content: 'rich text',
  note: 'rich text or nothing',
  images: 'list',
};

/** Checks only what pages cannot be made without. */
const recipe: Shape = {
  title: 'text',
  slug: 'text',
  description: 'rich text or nothing',
  images: 'list',
  storyExcerpt: 'rich text or nothing',
  storyMore: 'rich text or nothing',
  note: 'rich text or nothing',
  tagIds: 'list',
  methodIds: 'list',
  foodCategoryIds: 'list',
  mealIds: 'list',
  cuisineIds: 'list',
  dietIds: 'list',
  keywords: 'list',
  ingredientUsageGroups: {
    listOf: { title: 'text', note: 'rich text or nothing', ingredientUsages: { listOf: usage } },
  },
  instructionGroups: {
    listOf: { title: 'text', note: 'rich text or nothing', instructions: { listOf: instruction } },
  },
  equipmentUsages: { listOf: { equipmentId: 'text' } },
};

const card: Shape = {
  title: 'text',
  slug: 'text',
  description: 'rich text or nothing',
  foodCategoryIds: 'list',
  mealIds: 'list',
};

/** The place where a stored recipe is malformed, so that no page can be made of it; null when it is sound. */
export function recipeDamage(stored: unknown): string | null {
  return damageIn(stored, recipe, 'recipe');
}

/** Whether the stored card of a recipe is malformed, so that no list can show it. */
export function isCardDamaged(stored: unknown): boolean {
  return damageIn(stored, card, 'recipe') !== null;
}

function damageIn(value: unknown, shape: Shape, path: string): string | null {
  if (!isRecord(value)) return path;
  for (const [field, part] of Object.entries(shape)) {
    const found = damageOf(value[field], part, `${path}.${field}`);
    if (found !== null) return found;
  }
  return null;
}

function damageOf(value: unknown, part: Part, path: string): string | null {
  if (typeof part === 'string') return isSound(value, part) ? null : path;
  if (!Array.isArray(value)) return path;
  for (const [index, item] of value.entries()) {
    const found = damageIn(item, part.listOf, `${path}.${index}`);
    if (found !== null) return found;
  }
  return null;
}

function isSound(value: unknown, part: Exclude<Part, object>): boolean {
  if (part === 'text') return typeof value === 'string';
  if (part === 'list') return Array.isArray(value);
  if (part === 'rich text or nothing' && value === null) return true;
  return isRecord(value) && Array.isArray(value['children']) && isRichText(value);
}

/** Every node holds text or nodes. */
function isRichText(root: Record<string, unknown>): boolean {
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const node = pending.pop();
    if (!isRecord(node)) return false;
    if (Array.isArray(node['children'])) pending.push(...(node['children'] as unknown[]));
    else if (typeof node['text'] !== 'string') return false;
  }
  return true;
}
