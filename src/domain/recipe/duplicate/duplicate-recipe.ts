import type { Id } from '../../ids.ts';
import { cutText } from '../../text/cut-text.ts';
import { isTextLeaf, type RichText, walkRichText } from '../../text/rich-text.ts';
import { cutSlug } from '../../text/slug.ts';
import { slugMaxLength } from '../../text/is-slug.ts';
import type { RecipeContent } from '../recipe.ts';
import { copyWordOf } from './copy-words.ts';

const titleMaxLength = 255;
const slugSuffix = '-copy';

/** The same recipe with ids of its own, which its texts refer to. */
export function duplicateRecipe(content: RecipeContent, newId: () => Id): RecipeContent {
  const copy = structuredClone(content);
  const usageIds = new Map<Id, Id>();
  for (const group of copy.ingredientUsageGroups) {
    group.id = newId();
    for (const usage of group.ingredientUsages) {
      const id = newId();
      usageIds.set(usage.id, id);
      usage.id = id;
    }
  }
  const steps = copy.instructionGroups.flatMap((group) => group.instructions);
  for (const named of [...copy.instructionGroups, ...steps, ...copy.equipmentUsages]) {
    named.id = newId();
  }
  for (const text of textsOf(copy)) referTo(usageIds, text);
  return copy;
}

function textsOf(content: RecipeContent): RichText[] {
  const usages = content.ingredientUsageGroups.flatMap((group) => group.ingredientUsages);
  const steps = content.instructionGroups.flatMap((group) => group.instructions);
  const texts = [
    content.description,
    content.storyExcerpt,
    content.storyMore,
    content.note,
    ...[...content.ingredientUsageGroups, ...content.instructionGroups].map(({ note }) => note),
    ...usages.map(({ preparation }) => preparation),
    ...steps.flatMap((step) => [step.content, step.note]),
  ];
  return texts.filter((text) => text !== null);
}

function referTo(ids: ReadonlyMap<Id, Id>, text: RichText): void {
  walkRichText(text, {
    enter: (node) => {
      if (isTextLeaf(node) || node.type !== 'ingredient-usage-reference') return;
      node.ingredientUsageId = ids.get(node.ingredientUsageId) ?? node.ingredientUsageId;
    },
  });
}

/** A copy of a copy is called like the first. */
export function copyTitle(title: string, language: string): string {
  const suffix = ` (${copyWordOf(language)})`;
  if (title.endsWith(suffix)) return title;
  return cutText(title, titleMaxLength - suffix.length) + suffix;
}

/** What the slug of a copy begins with; the next free one of its numbers is its slug. */
export function copySlug(slug: string): string {
  const base = slug.replace(/-copy(?:-\d+)?$/, '');
  return cutSlug(base, slugMaxLength - slugSuffix.length) + slugSuffix;
}
