import type { IsSame, StoredContent } from '#domain/kitchen/draft/opening.ts';
import type { Lost, NotStored, Outcome } from './outcome.ts';
import type { DraftCalls } from './draft-calls.ts';
import type { Stored } from './saving-state.ts';

export type Verdict<Content, View> =
  | { kind: 'acknowledged'; text: Content; stored: Stored<Content, View> }
  | { kind: 'conflict'; theirs: Stored<Content, View> }
  | Exclude<NotStored, { kind: 'stale' }>;

type Sent<Content, View> = {
  calls: DraftCalls<Content, View>;
  isSame: IsSame<Content>;
  base: StoredContent<Content>;
  /** Everything that was sent since the base, `text` among it. */
  sent: readonly Content[];
  text: Content;
};

/** What became of a save. Of one that was lost or came too late, the server alone can tell. */
export async function verdictOf<Content, View>(
  outcome: Outcome<Content, View>,
  saved: Sent<Content, View>,
): Promise<Verdict<Content, View>> {
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

function verdictOfRead<Content, View>(
  read: Outcome<Content, View>,
  { base, sent, isSame }: Sent<Content, View>,
  lost: Lost,
): Verdict<Content, View> {
  switch (read.kind) {
    case 'stored': {
      const { stored } = read;
      // A version can move without a word: somebody published, or took back what they wrote.
      const own = [base.content, ...sent].findLast((text) => isSame(text, stored.content));
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
