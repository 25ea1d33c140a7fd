import type { UnitId } from '#domain/ids.ts';
import { richTextFromMarkdown } from '../markdown/markdown.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { parseStepText, type StepPart } from '../demo/step-text.ts';

/** The line of a recipe that a key names. */
export type UsageOf = (key: string) => { id: string; title: string } | null;

/** A demo step as rich text, its amounts and ingredients tied to the recipe's own. */
export function stepContent(
  source: string,
  unitOf: (slug: string) => UnitId,
  usageOf: UsageOf,
): RichText {
  const parts = parseStepText(source);
  // A reference's own words have no place in the markup, so each is written as its place here.
  const markdown = parts.map((part, at) => markupOf(part, at)).join('');
  return richTextFromMarkdown(markdown, {
    measurement: (text) => {
      const part = parts.find((known) => known.kind === 'measurement' && known.text === text);
      if (part?.kind !== 'measurement') return null;
      return {
        quantity: part.quantity,
        unitId: part.unitSlug === null ? null : unitOf(part.unitSlug),
      };
    },
    ingredientUsage: (place) => {
      const part = parts[Number(place)];
      const usage = part?.kind === 'reference' ? usageOf(part.key) : null;
      if (part?.kind !== 'reference' || !usage) return null;
      return { ingredientUsageId: usage.id, text: part.text ?? usage.title };
    },
  });
}

function markupOf(part: StepPart, at: number): string {
  if (part.kind === 'measurement') return `{${part.text}}`;
  if (part.kind === 'reference') return `[@${at}]`;
  return part.kind === 'invalid' ? part.source : part.text;
}
