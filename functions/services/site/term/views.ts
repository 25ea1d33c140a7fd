import type { MergedTermView } from '#contract/site/globals.ts';
import type { MergedTerm } from '#functions/repositories/site/term.ts';

export function mergedTermViewOf(merged: MergedTerm): MergedTermView {
  const { id, kind, slug, title, mergedIntoId, standsForId } = merged;
  return { id, kind, slug, title, intoId: mergedIntoId ?? id, termId: standsForId ?? id };
}
