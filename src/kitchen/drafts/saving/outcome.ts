import { ApiError } from '#api/api-error.ts';
import { NetworkError } from '#api/network-error.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import type { Stored } from './saving-state.ts';

export type Outcome<Content, View> =
  | { kind: 'stored'; stored: Stored<Content, View> }
  /** The version to be replaced is not the newest. */
  | { kind: 'stale'; failure: Failure }
  | { kind: 'signed-out'; failure: Failure }
  /** It was deleted, or is not theirs any more. */
  | { kind: 'gone'; failure: Failure }
  /** The same again would be refused again. */
  | { kind: 'refused'; failure: Failure }
  | Lost;

/** What is answered instead of what was stored. */
export type NotStored = Exclude<Outcome<never, never>, { kind: 'stored' }>;

/** Whether it arrived is not known: it may have, or may yet. */
export type Lost = { kind: 'lost'; failure: Failure; isOffline: boolean; waitMs: number };

export async function outcomeOf<Content, View>(
  answer: Promise<Stored<Content, View>>,
): Promise<Outcome<Content, View>> {
  try {
    return { kind: 'stored', stored: await answer };
  } catch (error) {
    return outcomeOfError(error);
  }
}

function outcomeOfError(error: unknown): NotStored {
  const failure = failureOf(error);
  if (!(error instanceof ApiError) || isPassing(error.status)) {
    const waitMs = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
    return { kind: 'lost', failure, isOffline: error instanceof NetworkError, waitMs };
  }
  if (error.status === 401) return { kind: 'signed-out', failure };
  if (failure.code === 'not_found') return { kind: 'gone', failure };
  if (failure.code === 'stale_write') return { kind: 'stale', failure };
  return { kind: 'refused', failure: aboutSlug(failure) };
}

const isPassing = (status: number): boolean => status >= 500 || status === 408 || status === 429;

/** These refusals name no field, since they can be about one alone. */
function aboutSlug(failure: Failure): Failure {
  const isSlug = failure.code === 'slug_taken' || failure.code === 'too_many_slugs';
  return isSlug ? { ...failure, issues: { slug: failure.message } } : failure;
}
