import fc from 'fast-check';
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftStore } from '../draft/draft-store.ts';
import { fakeServer, fates } from '../testing/fake-server.ts';
import { aRecipe } from '../testing/recipes.ts';
import { saveDraft } from './saving.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const fate = fc.oneof(
  fc.record({
    arrivesAfterMs: fc.integer({ min: 0, max: 14_000 }),
    answersAfterMs: fc.option(fc.integer({ min: 0, max: 20_000 })),
    isDoubled: fc.boolean(),
  }),
  // Arrives when it was long given up.
  fc.record({ arrivesAfterMs: fc.integer({ min: 15_001, max: 40_000 }) }),
  fc.constant({ arrivesAfterMs: null }),
  fc.constant(fates.offline),
  fc.nat(20_000).map(fates.busyFor),
  // The server wrote it and then failed.
  fc.nat(1000).map((ms) => ({ ...fates.offline, arrivesAfterMs: ms })),
);

const deed = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('type' as const), waitMs: fc.nat(4000) }) },
  fc.record({
    kind: fc.constantFrom('undo', 'redo', 'save-now', 'publish'),
    waitMs: fc.nat(20_000),
  }),
);

it('brings the last text to the server, whatever happens on the way, and replaces nothing that was typed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 1, maxLength: 20 }),
      fc.array(fate, { maxLength: 20 }),
      async (deeds, met) => {
        const editor = anEditor();
        editor.server.meet(...met);
        for (const { kind, waitMs } of deeds) {
          editor[kind]();
          const text = editor.draft.$recipe.get();
          await vi.advanceTimersByTimeAsync(waitMs);
          expect(editor.draft.$recipe.get()).toBe(text);
        }
        // Long enough for everything to be lost once more, and one key to tell a text that came late.
        await vi.advanceTimersByTimeAsync(3_600_000);
        editor.type();
        await vi.advanceTimersByTimeAsync(3_600_000);
        expect(editor.saving.$saving.get()).toEqual({ status: 'saved' });
        expect(editor.server.held().content).toEqual(editor.draft.$recipe.get());
        expect(editor.wronglyPublished).toEqual([]);
        editor.saving.stop();
      },
    ),
    { numRuns: 300 },
  );
});

function anEditor() {
  const opened = aRecipe();
  const server = fakeServer(opened);
  const draft = draftStore(opened, () => true);
  const saving = saveDraft({
    calls: server.calls,
    $recipe: draft.$recipe,
    $hasSessionEnded: atom(false),
    base: { version: 1, content: opened },
    theirs: null,
    sent: [],
    onProgress: () => undefined,
    onStored: () => undefined,
  });
  let count = 0;
  const wronglyPublished: number[] = [];
  return {
    server,
    draft,
    saving,
    wronglyPublished,
    type() {
      count += 1;
      const title = `Bread ${count}`;
      draft.change({ field: 'title', update: (recipe) => ({ ...recipe, title }) });
    },
    undo: draft.undo,
    redo: draft.redo,
    'save-now': saving.saveNow,
    publish() {
      const text = draft.$recipe.get();
      void saving.whenSaved((version) => {
        const { content, version: held } = server.held();
        if (held !== version || content.title !== text.title) wronglyPublished.push(version);
        return Promise.resolve();
      });
    },
  };
}
