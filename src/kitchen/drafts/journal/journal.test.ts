import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalEntry } from '#domain/kitchen/draft/opening.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { journal } from './journal.ts';

beforeEach(() => vi.useFakeTimers({ now: 1000 }));
afterEach(() => vi.useRealTimers());

const unsaved = { base: { version: 1, content: aRecipe() }, working: aRecipe(), sent: [] };

function aJournal() {
  const done: (JournalEntry<RecipeContent> | 'removed')[] = [];
  const refusal: { error: unknown } = { error: null };
  const keptNow: JournalEntry<RecipeContent>[] = [];
  const answer = (deed: JournalEntry<RecipeContent> | 'removed') => {
    if (refusal.error !== null) return Promise.reject(refusal.error);
    done.push(deed);
    return Promise.resolve();
  };
  const held: { unsaved: typeof unsaved | null } = { unsaved };
  const keepNow = (entry: JournalEntry<RecipeContent>) => {
    keptNow.push(entry);
    return refusal.error === null;
  };
  const storage = { write: answer, remove: () => answer('removed'), keepNow };
  return { done, keptNow, refusal, held, kept: journal(storage, () => held.unsaved) };
}

describe('The journal of a draft', () => {
  it('is written when nothing has changed for 300 ms', async () => {
    const { done, kept } = aJournal();
    kept.soon();
    await vi.advanceTimersByTimeAsync(200);
    kept.soon();
    await vi.advanceTimersByTimeAsync(299);
    expect(done).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual([{ ...unsaved, writtenAt: 1500 }]);
  });

  it('is written every second while somebody types without a rest', async () => {
    const { done, kept } = aJournal();
    for (let key = 0; key < 21; key += 1) {
      kept.soon();
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(done).toHaveLength(2);
  });

  it('is written at once when the page may be gone', async () => {
    const { done, kept } = aJournal();
    kept.soon();
    await kept.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toHaveLength(1);
  });

  it('is removed when nothing is left to be saved', async () => {
    const { done, held, kept } = aJournal();
    held.unsaved = null;
    await kept.flush();
    expect(done).toEqual(['removed']);
  });

  it('is removed once, however often the page is left', async () => {
    const { done, held, kept } = aJournal();
    held.unsaved = null;
    await kept.flush();
    await kept.flush();
    held.unsaved = unsaved;
    await kept.flush();
    held.unsaved = null;
    await kept.flush();
    expect(done).toMatchObject(['removed', unsaved, 'removed']);
  });

  it.each([
    ['full', new DOMException('Full', 'QuotaExceededError')],
    ['forbidden', new DOMException('No', 'SecurityError')],
  ])('says that the device is %s, and when it keeps again', async (state, error) => {
    const { refusal, kept } = aJournal();
    refusal.error = error;
    await kept.flush();
    expect(kept.$journal.get()).toBe(state);
    refusal.error = null;
    await kept.flush();
    expect(kept.$journal.get()).toBe('kept');
  });

  it('keeps by the time the page is gone what was not written yet, and only that', async () => {
    const { held, keptNow, kept } = aJournal();
    expect(kept.leave()).toBe(true);
    expect(keptNow).toEqual([{ ...unsaved, writtenAt: 1000 }]);
    await kept.flush();
    kept.leave();
    expect(keptNow).toHaveLength(1);
    held.unsaved = { ...unsaved, working: aRecipe() };
    kept.leave();
    held.unsaved = null;
    expect(kept.leave()).toBe(true);
    expect(keptNow).toHaveLength(2);
  });

  it('says where a page that goes takes the text along', () => {
    const { refusal, kept } = aJournal();
    refusal.error = new DOMException('Full', 'QuotaExceededError');
    expect(kept.leave()).toBe(false);
  });

  it('writes no more once it is stopped', async () => {
    const { done, kept } = aJournal();
    kept.soon();
    kept.stop();
    await kept.flush();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done).toEqual([]);
  });
});
