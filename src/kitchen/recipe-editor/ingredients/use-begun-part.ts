import { use } from 'react';
import { begunIn } from '#domain/kitchen/draft/begun-fields.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { type CorrectedPart, correctedParts } from './corrected-part.ts';

/** The part of a row in which words were begun; null where none were. It is looked at once. */
export function useBegunPart(rowId: string): CorrectedPart | null {
  // Rows are also shown where no draft is around them.
  const draft = use(DraftScope);
  const begun = draft ? begunIn(draft.$recipe.get()) : {};
  return correctedParts.find((part) => begun[`${rowId}.${part}`] !== undefined) ?? null;
}
