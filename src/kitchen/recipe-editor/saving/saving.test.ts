import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { draftStore } from '../draft/draft-store.ts';
import { fakeServer, fates } from '../testing/fake-server.ts';
import { aRecipe, stored } from '../testing/recipes.ts';
import { saveDraft } from './saving.ts';
import { NotSavedError } from './saving-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const opened = aRecipe({ title: '' });

/** An open draft over a fake server, and what a cook does with it. */
function anEditor() {
  const server = fakeServer(opened);
  const draft = draftStore(opened, () => true);
  const $hasSessionEnded = atom(false);
  const saving = saveDraft({
    calls: server.calls,
    $recipe: draft.$recipe,
    $hasSessionEnded,
    base: { version: 1, content: opened },
    theirs: null,
    sent: [],
    onProgress: () => undefined,
    onStored: () => undefined,
  });
  const set = (changes: Partial<RecipeContent>) =>
    draft.change({ field: '', update: (recipe) => ({ ...recipe, ...changes }) });
  return {
    server,
    draft,
    saving,
    $hasSessionEnded,
    set,
    type: (title: string) => set({ title }),
    status: () => saving.$saving.get().status,
    titles: () => server.written.map(({ text }) => text.title),
  };
}

const seen = (version: number) => Promise.resolve(version);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('Saving by itself', () => {
  it('saves a second after the last change, with the version of the last answer', async () => {
    const { server, type, titles, status } = anEditor();
    type('B');
    await pass(900);
    type('Bread');
    expect(status()).toBe('waiting');
    await pass(999);
    expect(titles()).toEqual([]);
    await pass(1);
    expect(status()).toBe('saving');
    await pass(100);
    expect(status()).toBe('saved');
    type('Breads');
    await pass(2000);
    expect(server.written.map(({ version }) => version)).toEqual([1, 2]);
    expect(server.held().content.title).toBe('Breads');
  });

  it('saves every five seconds while somebody types without a pause', async () => {
    const { type, titles } = anEditor();
    for (let count = 1; count <= 21; count += 1) {
      type('a'.repeat(count));
      await pass(500);
    }
    expect(titles().map((title) => title.length)).toEqual([10, 20]);
  });

  it('sends one save at a time, and then what was typed meanwhile; no answer replaces it', async () => {
    const { server, draft, type, titles } = anEditor();
    server.meet({ answersAfterMs: 8000 });
    type('Bread');
    await pass(1000);
    type('Bread and salt');
    await pass(7000);
    expect(titles()).toEqual(['Bread']);
    await pass(3000);
    expect(titles()).toEqual(['Bread', 'Bread and salt']);
    expect(draft.$recipe.get().title).toBe('Bread and salt');
  });

  it('sends nothing for what was taken back in time', async () => {
    const { draft, type, titles, status } = anEditor();
    type('Bread');
    draft.undo();
    await pass(10_000);
    expect([titles(), status()]).toEqual([[], 'saved']);
  });
});

describe('A save whose answer is lost', () => {
  it('is adopted where it has arrived', async () => {
    const { server, type, titles, status } = anEditor();
    server.meet(fates.lostAnswer);
    type('Bread');
    await pass(1000 + 15_000 + 100);
    expect(status()).toBe('saved');
    type('Breads');
    await pass(2000);
    expect([titles(), server.held().version]).toEqual([['Bread', 'Breads'], 3]);
  });

  it('is sent again after 1, 2, 5, 15, 30 and again 30 seconds where it has not', async () => {
    const { server, type, titles, status } = anEditor();
    server.meet(...Array.from({ length: 12 }, () => fates.offline));
    type('Bread');
    // A save and the read after it take 40 ms each.
    await pass(1000 + 80);
    const counts: number[] = [];
    for (const seconds of [1, 2, 5, 15, 30, 30]) {
      await pass(seconds * 1000 - 1);
      counts.push(titles().length);
      expect(status()).toBe('offline');
      await pass(81);
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 6]);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Bread']);
  });

  it('is known as our own when it arrives after the one that followed it', async () => {
    const { server, type, status } = anEditor();
    server.meet({ arrivesAfterMs: 16_030, answersAfterMs: null }, {}, { arrivesAfterMs: 100 });
    type('Bread');
    await pass(1000 + 15_000);
    type('Bread and salt');
    await pass(10_000);
    expect(status()).toBe('saved');
    expect(server.held().content.title).toBe('Bread and salt');
  });

  it('is our own when something on the way sent it twice', async () => {
    const { server, type, status } = anEditor();
    server.meet({ isDoubled: true });
    type('Bread');
    await pass(3000);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Bread']);
  });

  it('does not wait for the pause when the network is back', async () => {
    const { server, saving, type, status } = anEditor();
    server.meet(...Array.from({ length: 4 }, () => fates.offline));
    type('Bread');
    await pass(3000);
    expect(status()).toBe('offline');
    saving.saveNow();
    await pass(50);
    expect(status()).toBe('saved');
  });

  it('waits as long as a busy server asks', async () => {
    const { server, type, titles } = anEditor();
    server.meet(fates.busyFor(9000));
    type('Bread');
    await pass(1000 + 8900);
    expect(titles()).toHaveLength(1);
    await pass(400);
    expect(titles()).toHaveLength(2);
  });
});

describe('A save that is refused', () => {
  it('says so beside the field until that is changed, and then goes on', async () => {
    const { server, saving, set, type, titles } = anEditor();
    server.meet(fates.refused({ slug: 'Taken' }));
    set({ slug: 'cake' });
    await pass(1100);
    expect(saving.$issues.get()).toEqual({ slug: 'Taken' });
    expect(saving.$saving.get()).toMatchObject({ status: 'not-saved', isRetried: false });
    type('Cake');
    await pass(60_000);
    expect(titles()).toHaveLength(1);
    set({ slug: 'cakes' });
    expect(saving.$issues.get()).toEqual({});
    await pass(2000);
    expect(saving.$saving.get().status).toBe('saved');
  });

  it('tries again once anything is changed where no field is named', async () => {
    const { server, type, titles } = anEditor();
    server.meet(fates.refused({}));
    type('A text that is too long');
    await pass(30_000);
    expect(titles()).toHaveLength(1);
    type('A text');
    await pass(2000);
    expect(titles()).toHaveLength(2);
  });
});

describe('A conflict', () => {
  const theirs = aRecipe({ title: 'Their bread' });

  async function aConflict() {
    const editor = anEditor();
    editor.server.saveOfSomebodyElse(theirs);
    editor.type('My bread');
    await pass(1200);
    return editor;
  }

  it('holds the base and theirs, and writes nothing however much is typed', async () => {
    const { saving, type, titles, server } = await aConflict();
    expect(saving.$saving.get()).toEqual({
      status: 'conflict',
      base: opened,
      theirs: stored(theirs, 2),
    });
    type('My better bread');
    saving.saveNow();
    await expect(saving.whenSaved(seen)).rejects.toThrow(NotSavedError);
    await pass(60_000);
    expect([titles().length, server.held().content.title]).toEqual([1, 'Their bread']);
    expect(saving.unsaved()).toMatchObject({
      base: { version: 1 },
      working: { title: 'My better bread' },
    });
  });

  it('ends with the merged text, saved over theirs', async () => {
    const { saving, type, server, status } = await aConflict();
    type('Our bread');
    saving.standOnTheirs();
    await pass(2000);
    expect(server.held()).toMatchObject({ version: 3, content: { title: 'Our bread' } });
    expect(status()).toBe('saved');
  });
});

describe('Waiting for the save, to publish', () => {
  it('gets the version of exactly the text of then, whatever is typed meanwhile', async () => {
    const { server, saving, type } = anEditor();
    server.meet({ answersAfterMs: 3000 });
    type('Bread');
    await pass(1000);
    type('Bread and salt');
    const published = Promise.withResolvers<void>();
    const version = saving.whenSaved(async (saved) => {
      await published.promise;
      return saved;
    });
    type('Bread and salt and');
    await pass(60_000);
    expect(server.held()).toMatchObject({ version: 3, content: { title: 'Bread and salt' } });
    published.resolve();
    expect(await version).toBe(3);
    await pass(5000);
    expect(server.held().content.title).toBe('Bread and salt and');
  });

  it('does not wait for the pause, and not at all where everything is saved', async () => {
    const { saving, type } = anEditor();
    expect(await saving.whenSaved(seen)).toBe(1);
    type('Bread');
    const version = saving.whenSaved(seen);
    await pass(50);
    expect(await version).toBe(2);
  });

  it('goes on after what was done with it has failed', async () => {
    const { saving, type, status } = anEditor();
    type('Bread');
    const failed = expect(saving.whenSaved(() => Promise.reject(new Error('No')))).rejects.toThrow(
      'No',
    );
    await pass(100);
    await failed;
    type('Breads');
    await pass(1100);
    expect(status()).toBe('saved');
  });

  it('is refused with what the server refuses', async () => {
    const { server, saving, type } = anEditor();
    server.meet(fates.refused({ title: 'Too long' }));
    type('Bread');
    const refused = expect(saving.whenSaved(seen)).rejects.toMatchObject({
      state: { status: 'not-saved', isRetried: false },
    });
    await pass(100);
    await refused;
    await expect(saving.whenSaved(seen)).rejects.toThrow(NotSavedError);
  });
});

describe('A version that moved without a word', () => {
  it('is adopted', async () => {
    const { server, type, status } = anEditor();
    server.saveOfSomebodyElse(aRecipe({ title: 'Short' }));
    server.saveOfSomebodyElse(opened);
    type('Bread');
    await pass(3000);
    expect([status(), server.held()]).toMatchObject([
      'saved',
      { version: 4, content: { title: 'Bread' } },
    ]);
  });
});

describe('An ended session', () => {
  it('stops the saving and goes on by itself after the sign-in', async () => {
    const { server, $hasSessionEnded, type, status, titles } = anEditor();
    server.meet(fates.signedOut);
    $hasSessionEnded.set(true);
    type('Bread');
    await pass(2000);
    type('Breads');
    await pass(60_000);
    expect([status(), titles()]).toEqual(['signed-out', ['Bread']]);
    $hasSessionEnded.set(false);
    await pass(100);
    expect([status(), server.held().content.title]).toEqual(['saved', 'Breads']);
  });
});
