import type { RecipeId } from '../../ids.ts';
import type { Publication } from './published-state.ts';

/** What is published of a recipe now, and what its cook had published before a rollback changed it. */
export type RecipeNow = {
  id: RecipeId;
  title: string;
  shown: Publication | null;
  /** Whether its working copy is for paid subscribers. */
  isClosed: boolean;
  takenBack: Publication | null;
};

/** Why a recipe does not become again what it was. */
export const stayReasons = ['withdrawn', 'premium', 'address'] as const;
export type StayReason = (typeof stayReasons)[number];

export type RollbackMove = { id: RecipeId; from: Publication | null; to: Publication | null };
type Staying = { id: RecipeId; title: string; reason: StayReason };

export type RollbackPlan = { moves: RollbackMove[]; staying: Staying[] };

/**
 * From what was published then to what a rollback changes. Nothing comes back that its cook has
 * withdrawn since, and nothing is opened that its cook has closed since, were it in the working copy
 * alone. What an earlier rollback took back is no withdrawal.
 */
export function planRollback(
  then: ReadonlyMap<RecipeId, Publication | null>,
  recipes: readonly RecipeNow[],
): RollbackPlan {
  const steps = recipes.map((recipe) => stepOf(recipe, then.get(recipe.id) ?? null));
  const hidden = new Set(steps.flatMap(({ id, to }) => (to === null ? [id] : [])));
  const holders = new Map(
    recipes.flatMap(({ id, shown }): [string, RecipeId][] =>
      shown && !hidden.has(id) ? [[shown.slug, id]] : [],
    ),
  );
  const settled = steps.map((step) => atFreeAddress(step, holders));
  return {
    moves: settled.flatMap(({ id, from, to }) =>
      to === 'stays' || isSame(from, to) ? [] : [{ id, from, to }],
    ),
    staying: settled.flatMap(({ id, title, reason }) => (reason ? [{ id, title, reason }] : [])),
  };
}

type Step = {
  id: RecipeId;
  title: string;
  from: Publication | null;
  to: Publication | null | 'stays';
  reason?: StayReason;
};

function stepOf(recipe: RecipeNow, then: Publication | null): Step {
  const { id, title, shown, isClosed, takenBack } = recipe;
  const decided = takenBack ?? shown;
  const step = { id, title: then?.title ?? title, from: shown };
  if (then === null || isSame(shown, then)) return { ...step, to: then };
  if (decided === null) return { ...step, to: 'stays', reason: 'withdrawn' };
  const isPremium = decided.isPremium || isClosed;
  if (isPremium && !then.isPremium) return { ...step, to: 'stays', reason: 'premium' };
  return { ...step, to: then };
}

/** An address that another recipe has come to stand at is not taken from it. */
function atFreeAddress(step: Step, holders: ReadonlyMap<string, RecipeId>): Step {
  if (step.to === 'stays' || step.to === null) return step;
  const holder = holders.get(step.to.slug);
  const isFree = holder === undefined || holder === step.id;
  return isFree ? step : { ...step, to: 'stays', reason: 'address' };
}

const isSame = (one: Publication | null, other: Publication | null): boolean =>
  one === null || other === null
    ? one === other
    : one.version === other.version &&
      one.slug === other.slug &&
      one.publishedAt === other.publishedAt;
