import type { ReadableAtom } from 'nanostores';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import { uploadsSettled } from '../../media/uploads/media-uploads.ts';
import { followPublishing } from '../../shell/publishing/publishing-state.ts';
import { $hasSessionEnded } from '../../shell/session/session.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { NotSavedError } from '../../drafts/saving/saving-state.ts';
import { type Deed, publishDeed, readRecipe } from './deeds.ts';
import { type PublishingStep, publishingStep } from './publishing-step.ts';

const { failures: texts } = publishingMessages;
const firstWaitMs = 1000;
const longestWaitMs = 15_000;

type Wish = {
  deed: Deed;
  /** Whether pictures that still rise are waited for. */
  waits: boolean;
};

export type Publishing = {
  $step: ReadableAtom<PublishingStep>;
  /** Resolves to the recipe once it is published, and to null where it is not. */
  publish: (waits: boolean) => Promise<RecipeView | null>;
  /** The same for what is done at a time to come; nothing is printed then. */
  arrange: (deed: Deed, waits: boolean) => Promise<RecipeView | null>;
  /** Calls off what waits. */
  callOff: () => void;
  /** Forgets how the last attempt ended. */
  close: () => void;
};

class CalledOffError extends Error {
  override name = 'CalledOffError';
}
class RefusedError extends Error {
  override name = 'RefusedError';
}
class StaleError extends Error {
  override name = 'StaleError';
}

type Attempt = { draft: RecipeDraft; signal: AbortSignal; tell: (step: PublishingStep) => void };

const known = new WeakMap<RecipeDraft, Publishing>();

/** One for a draft, whoever asks. */
export function publishingFor(draft: RecipeDraft): Publishing {
  const publishing = known.get(draft) ?? publishingOf(draft);
  known.set(draft, publishing);
  return publishing;
}

/** Publishes what the editor shows: pictures first, then the save, then exactly that version. */
function publishingOf(draft: RecipeDraft): Publishing {
  const $step = publishingStep(draft);
  const isBusy = () => !['idle', 'failed', 'done'].includes($step.get().step);
  let running = new AbortController();
  const arrange = async (wish: Wish): Promise<RecipeView | null> => {
    if (isBusy()) return null;
    running = new AbortController();
    const { signal } = running;
    const tell = (step: PublishingStep) => $step.set(step);
    try {
      const view = await fulfilled({ draft, signal, tell }, wish);
      draft.keepAnswer(view);
      return view;
    } catch (error) {
      if (error instanceof CalledOffError) tell({ step: 'idle' });
      else tell({ step: 'failed', reason: reasonOf(error) });
      return null;
    }
  };
  return {
    $step,
    async publish(waits) {
      const view = await arrange({ deed: publishDeed, waits });
      if (!view) return null;
      $step.set({ step: 'printing' });
      await followPublishing();
      $step.set({ step: 'done' });
      return view;
    },
    async arrange(deed, waits) {
      const view = await arrange({ deed, waits });
      if (view) $step.set({ step: 'idle' });
      return view;
    },
    callOff: () => running.abort(),
    close: () => {
      if (!isBusy()) $step.set({ step: 'idle' });
    },
  };
}

async function fulfilled(attempt: Attempt, { deed, waits }: Wish): Promise<RecipeView> {
  const { draft, signal, tell } = attempt;
  if (waits) {
    tell({ step: 'uploads' });
    await orCalledOff(uploadsSettled(), signal);
  }
  tell({ step: 'saving' });
  const asked = draft.$recipe.get();
  const act = (version: number) => done(attempt, deed, version);
  try {
    return await orCalledOff(draft.whenSaved(act), signal);
  } catch (error) {
    if (!(error instanceof StaleError)) throw error;
    // Somebody else wrote: the same text, one that is taken over unseen, or one that conflicts.
    tell({ step: 'saving' });
    draft.lookAgain();
    const actIfSeen = (version: number) => {
      if (!isSameContent(draft.$recipe.get(), asked)) throw error;
      return act(version);
    };
    return await orCalledOff(draft.whenSaved(actIfSeen), signal);
  }
}

async function done(attempt: Attempt, deed: Deed, version: number): Promise<RecipeView> {
  const { draft, signal, tell } = attempt;
  const { id } = draft.$stored.get();
  while (true) {
    if (signal.aborted) throw new CalledOffError();
    tell({ step: 'sending' });
    const outcome = await deed.send(id, version);
    switch (outcome.kind) {
      case 'stored':
        return outcome.stored.view;
      case 'stale':
        throw new StaleError();
      case 'signed-out':
        tell({ step: 'signed-out' });
        await orCalledOff(signedInAgain(), signal);
        break;
      case 'refused':
        throw new RefusedError(outcome.failure.message);
      default: {
        // The answer was lost; the recipe itself tells whether the call arrived.
        const view = await readAtLast(attempt, id);
        if (deed.isDone(view, version)) return view;
        throw new RefusedError(outcome.isOffline ? texts.noAnswer : outcome.failure.message);
      }
    }
  }
}

/** The recipe as the server has it, asked for until it answers. */
async function readAtLast({ signal, tell }: Attempt, id: string): Promise<RecipeView> {
  for (let waitMs = firstWaitMs; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    const read = await readRecipe(id);
    if (signal.aborted) throw new CalledOffError();
    switch (read.kind) {
      case 'stored':
        return read.stored.view;
      case 'signed-out':
        tell({ step: 'signed-out' });
        await orCalledOff(signedInAgain(), signal);
        break;
      case 'lost':
        tell({ step: 'unknown' });
        await orCalledOff(onlineOrAfter(Math.max(waitMs, read.waitMs)), signal);
        break;
      default:
        throw new RefusedError(read.failure.message);
    }
  }
}

/** A browser tells of its own network, not of a server that is back. */
function onlineOrAfter(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const goOn = () => resolve();
  globalThis.addEventListener('online', goOn);
  return promise.finally(() => {
    clearTimeout(timer);
    globalThis.removeEventListener('online', goOn);
  });
}

function signedInAgain(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = $hasSessionEnded.subscribe((hasEnded) => {
    if (!hasEnded) resolve();
  });
  return promise.finally(() => stop());
}

/** What is not waited for any more goes on by itself, and what it comes to is not shown. */
function orCalledOff<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const callOff = () => reject(new CalledOffError());
  if (signal.aborted) callOff();
  signal.addEventListener('abort', callOff, { once: true });
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', callOff));
}

function reasonOf(error: unknown): string {
  if (error instanceof StaleError) return texts.changedElsewhere;
  if (error instanceof RefusedError) return error.message;
  if (!(error instanceof NotSavedError)) throw error;
  const { state } = error;
  if (state.status === 'conflict') return texts.conflict;
  // Nothing was typed, so the text of the others was taken over.
  if (state.status === 'saved') return texts.changedElsewhere;
  return state.status === 'not-saved' ? texts.notSaved(state.failure.message) : texts.stopped;
}
