import { isPaidPlan } from '../money/paid-plan.ts';
import type { PlanType } from '../money/plans.ts';
import type { PrivacySetting } from './recipe.ts';

/** Who reads a page of a site; `plan` is the plan they have on that very site. */
export type Reader =
  | { kind: 'anonymous' }
  | { kind: 'visitor'; plan: PlanType | null }
  | { kind: 'owner'; isPreviewing: boolean };

export const anonymous: Reader = { kind: 'anonymous' };

/** What opens the premium recipes of a site: its own plans, or a paid Substack subscription. */
export type RecipeLock = 'plan' | 'substack';

type Recipe = { privacySetting: PrivacySetting };

export function planOf(reader: Reader): PlanType | null {
  return reader.kind === 'visitor' ? reader.plan : null;
}

export function hasPaidPlan(reader: Reader): boolean {
  return isPaidPlan(planOf(reader));
}

/** Whether the reader gets only the top section; the preview of an owner shows everything. */
export function isLocked(recipe: Recipe, reader: Reader): boolean {
  if (recipe.privacySetting === 'public' || hasPaidPlan(reader)) return false;
  return !(reader.kind === 'owner' && reader.isPreviewing);
}

/** A free plan counts as a current subscription; owners always answer on their own site. */
export function canComment(
  site: { commentsEnabled: boolean },
  recipe: Recipe,
  reader: Reader,
): boolean {
  if (!site.commentsEnabled || reader.kind === 'anonymous') return false;
  return reader.kind === 'owner' || recipe.privacySetting === 'public' || reader.plan !== null;
}
