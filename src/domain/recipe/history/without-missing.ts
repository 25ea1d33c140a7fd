import { mapInlines } from '../../text/map-inlines.ts';
import type { RichText } from '../../text/rich-text.ts';
import { noTerms, termFieldOf } from '../recipe-terms.ts';
import {
  type IngredientUsage,
  type Instruction,
  type RecipeContent,
  termKinds,
  usageMeasures,
} from '../recipe.ts';

/** Of references, "kind:id"; what is in the set is no longer there. */
type Missing = ReadonlySet<string>;

/** The same recipe without what it refers to in vain; its words stay. */
export function withoutMissing(content: RecipeContent, missing: Missing): RecipeContent {
  if (missing.size === 0) return content;
  const kept = (kind: string, id: string) => !missing.has(`${kind}:${id}`);
  const text = textWithout(missing);
  const terms = noTerms();
  for (const kind of termKinds) {
    terms[termFieldOf[kind]] = content[termFieldOf[kind]].filter((id) => kept(kind, id));
  }
  return {
    ...content,
    ...terms,
    images: content.images.filter(({ id }) => kept('image', id)),
    videoId: content.videoId !== null && kept('video', content.videoId) ? content.videoId : null,
    contributorIds: content.contributorIds.filter((id) => kept('contributor', id)),
    description: text(content.description),
    storyExcerpt: text(content.storyExcerpt),
    storyMore: text(content.storyMore),
    note: text(content.note),
    ingredientUsageGroups: content.ingredientUsageGroups.map((group) => ({
      ...group,
      note: text(group.note),
      ingredientUsages: group.ingredientUsages.map((usage) => usageWithout(usage, missing)),
    })),
    instructionGroups: content.instructionGroups.map((group) => ({
      ...group,
      note: text(group.note),
      instructions: group.instructions.map((step) => stepWithout(step, missing)),
    })),
    equipmentUsages: content.equipmentUsages
      .filter(({ equipmentId }) => kept('equipment', equipmentId))
      .map((usage) => ({
        ...usage,
        imageOverrideId: found('image', usage.imageOverrideId, missing),
      })),
  };
}

const found = (kind: string, id: string | null, missing: Missing): string | null =>
  id !== null && missing.has(`${kind}:${id}`) ? null : id;

function usageWithout(usage: IngredientUsage, missing: Missing): IngredientUsage {
  const measures: Pick<IngredientUsage, (typeof usageMeasures)[number]> = {};
  for (const field of usageMeasures) {
    const measure = usage[field];
    if (!measure) continue;
    measures[field] = { ...measure, unitId: found('unit', measure.unitId, missing) };
  }
  return {
    ...usage,
    ...measures,
    unitId: found('unit', usage.unitId, missing),
    ingredientId: found('ingredient', usage.ingredientId, missing),
    preparation: textWithout(missing)(usage.preparation),
  };
}

function stepWithout(step: Instruction, missing: Missing): Instruction {
  return {
    ...step,
    content: documentWithout(step.content, missing),
    note: textWithout(missing)(step.note),
    videoId: found('video', step.videoId, missing),
    images: step.images.filter(({ id }) => !missing.has(`image:${id}`)),
  };
}

const textWithout =
  (missing: Missing) =>
  (text: RichText | null): RichText | null =>
    text && documentWithout(text, missing);

/** Amounts in a unit that is gone stay as words. */
const documentWithout = (text: RichText, missing: Missing): RichText =>
  mapInlines(text, (node) =>
    'type' in node && node.type === 'measurement'
      ? [{ ...node, unitId: found('unit', node.unitId, missing) }]
      : [node],
  );
