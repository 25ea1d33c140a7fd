import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { Outcome as OutcomeOf } from '../../drafts/saving/outcome.ts';
import type { DraftCalls } from '../../drafts/saving/draft-calls.ts';
import type { StoredRecipe } from '../saving/recipe-calls.ts';
import { stored } from './recipes.ts';

type Outcome = OutcomeOf<RecipeContent, RecipeView>;

const aFailure = (issues: Failure['issues'] = {}): Failure => ({
  code: null,
  message: 'Something went wrong',
  lead: null,
  issues,
});

const lost: Outcome = { kind: 'lost', failure: aFailure(), isOffline: false, waitMs: 0 };

/** What happens to a call on its way; times count from the call. */
type Fate = {
  /** Null where it never arrives. */
  arrivesAfterMs?: number | null;
  /** Null where the answer is lost. */
  answersAfterMs?: number | null;
  /** Arrives twice, as where something between repeats it. */
  isDoubled?: boolean;
  /** What the caller gets instead of the answer. */
  answersInstead?: Outcome;
};

const notTaken = (answersInstead: Outcome): Fate => ({ arrivesAfterMs: null, answersInstead });

export const fates = {
  lostAnswer: { answersAfterMs: null },
  offline: notTaken({ ...lost, isOffline: true }),
  busyFor: (waitMs: number) => notTaken({ ...lost, waitMs }),
  refused: (issues: Failure['issues']) => notTaken({ kind: 'refused', failure: aFailure(issues) }),
  signedOut: notTaken({ kind: 'signed-out', failure: aFailure() }),
} as const;

/** How long a call waits for its answer. */
const timeoutMs = 15_000;

/** The server as the calls of one recipe see it: versions, lost and late answers, other writers. */
export function fakeServer(opened: RecipeContent) {
  let held: StoredRecipe = stored(opened, 1);
  const met: Fate[] = [];
  const written: { text: RecipeContent; version: number }[] = [];
  let refusedOf: (text: RecipeContent) => Failure['issues'] = () => ({});
  const put = (text: RecipeContent, version: number): Outcome => {
    if (version !== held.version) return { kind: 'stale', failure: aFailure() };
    const issues = refusedOf(text);
    if (Object.keys(issues).length > 0) return { kind: 'refused', failure: aFailure(issues) };
    if (!isSameContent(text, held.content)) held = stored(structuredClone(text), held.version + 1);
    return { kind: 'stored', stored: held };
  };
  const calls: DraftCalls<RecipeContent, RecipeView> = {
    read: () => travel(met.shift() ?? {}, () => ({ kind: 'stored', stored: held })),
    write(text, version) {
      written.push({ text, version });
      return travel(met.shift() ?? {}, () => put(text, version));
    },
  };
  return {
    calls,
    written,
    held: () => held,
    /** What happens to the next calls, in their order; after them all goes well. */
    meet: (...next: Fate[]) => met.push(...next),
    /** What it refuses of each text from now on. */
    refuseBy: (issuesOf: typeof refusedOf) => {
      refusedOf = issuesOf;
    },
    saveOfSomebodyElse: (text: RecipeContent) => {
      held = stored(text, held.version + 1);
    },
  };
}

function travel(fate: Fate, arrive: () => Outcome): Promise<Outcome> {
  const { arrivesAfterMs = 20, answersAfterMs = 40, isDoubled = false, answersInstead } = fate;
  return new Promise((resolve) => {
    let answer = lost;
    if (arrivesAfterMs !== null) {
      setTimeout(() => {
        answer = arrive();
        if (isDoubled) answer = arrive();
      }, arrivesAfterMs);
    }
    const isLost = arrivesAfterMs === null && answersInstead === undefined;
    const waitMs = isLost ? timeoutMs : Math.max(answersAfterMs ?? timeoutMs, arrivesAfterMs ?? 0);
    setTimeout(
      () => resolve(answersInstead ?? (answersAfterMs === null ? lost : answer)),
      Math.min(waitMs, timeoutMs),
    );
  });
}
