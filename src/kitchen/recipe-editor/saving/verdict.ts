import type { StoredContent } from '#domain/kitchen/draft/opening.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Lost, Outcome } from './outcome.ts';
import type { RecipeCalls } from './recipe-calls.ts';
import type { StoredRecipe } from './saving-state.ts';

export type Verdict =
  | { kind: 'acknowledged'; text: RecipeContent; stored: StoredRecipe }
  | { kind: 'conflict'; theirs: StoredRecipe }
  | Exclude<Outcome, { kind: 'stored' | 'stale' }>;

type Sent = {
  calls: RecipeCalls;
  base: StoredContent;
  /** Everything that was sent since the base, `text` among it. */
  sent: readonly RecipeContent[];
  text: RecipeContent;
};

/** What became of a save. Of one that was lost or came too late, the server alone can tell. */
export async function verdictOf(outcome: Outcome, saved: Sent): Promise<Verdict> {
  switch (outcome.kind) {
    case 'stored':
      return { kind: 'acknowledged', text: saved.text, stored: outcome.stored };
    case 'stale':
      return verdictOfRead(await saved.calls.read(), saved, {
        ...unknown,
        failure: outcome.failure,
      });
    case 'lost':
      return verdictOfRead(await saved.calls.read(), saved, outcome);
    default:
      return outcome;
  }
}

const unknown = { kind: 'lost', isOffline: false, waitMs: 0 } as const;

function verdictOfRead(read: Outcome, { base, sent }: Sent, lost: Lost): Verdict {
  switch (read.kind) {
    case 'stored': {
      const { stored } = read;
      // A version can move without a word: somebody published, or took back what they wrote.
      const own = [base.content, ...sent].findLast((text) => isSameContent(text, stored.content));
      // A copy that lags behind what was acknowledged says nothing.
      if (own && (stored.version > base.version || own !== base.content)) {
        return { kind: 'acknowledged', text: own, stored };
      }
      return stored.version > base.version ? { kind: 'conflict', theirs: stored } : lost;
    }
    case 'stale':
    case 'lost':
      return lost;
    default:
      return read;
  }
}
