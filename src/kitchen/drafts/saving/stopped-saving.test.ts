import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anEditor, beginning } from '#kitchen/recipe-editor/testing/editor.ts';
import { fates } from '#kitchen/recipe-editor/testing/fake-server.ts';
import { aRecipe, stored } from '#kitchen/recipe-editor/testing/recipes.ts';
import { NotSavedError } from './saving-state.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const seen = (version: number) => Promise.resolve(version);
const caught = (act: Promise<unknown>) =>
  act.then(
    () => null,
    (error: unknown) => error,
  );
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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

describe('A text that is not sent as it stands', () => {
  const withoutBread = ({ title }: { title: string }) =>
    title.includes('bread')
      ? null
      : { code: null, message: 'No bread', lead: null, issues: { 'id of a row': 'No bread' } };

  it('is looked at with each change, wherever it lacks something, and goes once it is whole', async () => {
    const { saving, type, titles, status } = anEditor([], false, { ownRefusal: withoutBread });
    for (const title of ['Cake', 'Cake of']) {
      type(title);
      await pass(2000);
      expect([status(), titles()]).toEqual(['not-saved', []]);
      await expect(saving.whenSaved(seen)).rejects.toThrow(NotSavedError);
    }
    type('Cake of bread');
    expect(status()).toBe('waiting');
    await pass(2000);
    expect([status(), titles()]).toEqual(['saved', ['Cake of bread']]);
  });
});

describe('A refusal that is tried again', () => {
  it('is sent once more as it is, and not before somebody asks', async () => {
    const { server, saving, type, titles, status } = anEditor();
    server.meet(fates.refused({ title: 'Not now' }));
    type('Bread');
    await pass(2000);
    saving.saveNow();
    await pass(2000);
    expect([status(), titles()]).toEqual(['not-saved', ['Bread']]);
    saving.retry();
    await pass(100);
    expect([status(), titles()]).toEqual(['saved', ['Bread', 'Bread']]);
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
      base: beginning,
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

  it('goes on from the version of the call, with what was typed while it ran', async () => {
    const { server, draft, saving, type, titles, status } = anEditor();
    type('Bread');
    const published = saving.whenSaved(async (_, text) => {
      await pass(500);
      server.saveOfSomebodyElse(text);
      saving.standOn(server.held(), text);
    });
    await pass(100);
    type('Bread and salt');
    await published;
    expect([draft.$content.get().title, status()]).toEqual(['Bread and salt', 'waiting']);
    await pass(5000);
    expect([titles(), status()]).toEqual([['Bread', 'Bread and salt'], 'saved']);
    expect(server.held()).toMatchObject({ version: 4, content: { title: 'Bread and salt' } });
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
    const failed = caught(saving.whenSaved(() => Promise.reject(new Error('No'))));
    await pass(100);
    expect(await failed).toMatchObject({ message: 'No' });
    type('Breads');
    await pass(1100);
    expect(status()).toBe('saved');
  });

  it('is refused with what the server refuses', async () => {
    const { server, saving, type } = anEditor();
    server.meet(fates.refused({ title: 'Too long' }));
    type('Bread');
    const refused = caught(saving.whenSaved(seen));
    await pass(100);
    expect(await refused).toMatchObject({ state: { status: 'not-saved', isRetried: false } });
    await expect(saving.whenSaved(seen)).rejects.toThrow(NotSavedError);
  });
});

describe('A version that moved without a word', () => {
  it('is adopted', async () => {
    const { server, type, status } = anEditor();
    server.saveOfSomebodyElse(aRecipe({ title: 'Short' }));
    server.saveOfSomebodyElse(beginning);
    type('Bread');
    await pass(3000);
    expect([status(), server.held()]).toMatchObject([
      'saved',
      { version: 4, content: { title: 'Bread' } },
    ]);
  });
});

describe('A version of somebody else, over which nothing was typed', () => {
  it('is one edit, before which everything that was done can still be taken back', async () => {
    const { server, draft, saving, type, status } = anEditor();
    const title = () => draft.$content.get().title;
    type('Bread');
    await pass(2000);
    type('Rye bread');
    await pass(2000);
    server.saveOfSomebodyElse(aRecipe({ title: 'Their bread' }));
    saving.lookAgain();
    await pass(2000);
    expect([title(), status()]).toEqual(['Their bread', 'saved']);
    const undone = [1, 2].map(() => {
      draft.undo();
      return title();
    });
    expect(undone).toEqual(['Rye bread', 'Bread']);
    await pass(2000);
    expect([server.held().content.title, status()]).toEqual(['Bread', 'saved']);
    draft.redo();
    draft.redo();
    expect(title()).toBe('Their bread');
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
