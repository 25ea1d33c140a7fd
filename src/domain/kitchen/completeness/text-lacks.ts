import type { RecipeContent } from '../../recipe/recipe.ts';
import { isBlank } from '../../text/blank.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { isTextLeaf, type RichText, walkRichText } from '../../text/rich-text.ts';
import type { FieldPath } from '../draft/field-path.ts';
import { unclearHeat } from './unclear-heat.ts';

type TextLack = { kind: 'unclearHeat' | 'emptyLinks'; field: FieldPath };
type Faults = { isEmptyLinked: boolean; heats: Map<string, boolean> };

/** What is unclear within texts: heats without a scale, links without words. */
export function textLacks(recipe: RecipeContent, language: string): TextLack[] {
  return textsOf(recipe).flatMap(({ field, text }): TextLack[] => {
    if (text === null) return [];
    const { isEmptyLinked, heats } = faultsOf(text);
    const isUnclear = heats.get(language) ?? unclearHeat(toPlainText(text), language) !== null;
    heats.set(language, isUnclear);
    return [
      ...(isUnclear ? [{ kind: 'unclearHeat' as const, field }] : []),
      ...(isEmptyLinked ? [{ kind: 'emptyLinks' as const, field }] : []),
    ];
  });
}

/** A text is never changed in place, so that typing reads one text and no other. */
const known = new WeakMap<RichText, Faults>();

function faultsOf(text: RichText): Faults {
  const found = known.get(text) ?? { isEmptyLinked: hasEmptyLink(text), heats: new Map() };
  known.set(text, found);
  return found;
}

function hasEmptyLink(text: RichText): boolean {
  let isFound = false;
  walkRichText(text, {
    enter: (node) => {
      if (isTextLeaf(node) || node.type !== 'link') return;
      if (isBlank(node.children.map((leaf) => leaf.text).join(''))) isFound = true;
    },
  });
  return isFound;
}

type Placed = { field: FieldPath; text: RichText | null };

function textsOf(recipe: RecipeContent): Placed[] {
  const { description, storyExcerpt, storyMore, note, instructionGroups } = recipe;
  return [
    { field: 'description', text: description },
    ...instructionGroups.flatMap((group) => [
      { field: `instructionGroups.${group.id}`, text: group.note },
      ...group.instructions.flatMap((step): Placed[] => {
        const field = `instructionGroups.${group.id}.instructions.${step.id}`;
        return [step.content, step.note].map((text) => ({ field, text }));
      }),
    ]),
    { field: 'note', text: note },
    { field: 'storyExcerpt', text: storyExcerpt },
    { field: 'storyMore', text: storyMore },
  ];
}
