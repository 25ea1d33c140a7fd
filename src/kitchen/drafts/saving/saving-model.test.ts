import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEditor } from '#kitchen/recipe-editor/testing/editor.ts';
import { fates } from '#kitchen/recipe-editor/testing/fake-server.ts';

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
    kind: fc.constantFrom('undo', 'redo', 'save-now', 'publish', 'publish-part'),
    waitMs: fc.nat(20_000),
  }),
);

it('brings the last text to the server, whatever happens on the way, and replaces nothing that was typed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(deed, { minLength: 1, maxLength: 20 }),
      fc.array(fate, { maxLength: 20 }),
      async (deeds, met) => {
        const cook = aCook();
        cook.server.meet(...met);
        for (const { kind, waitMs } of deeds) {
          cook[kind]();
          const text = cook.draft.$content.get();
          await vi.advanceTimersByTimeAsync(waitMs);
          expect(cook.draft.$content.get()).toBe(text);
        }
        // Long enough for everything to be lost once more, and one key to tell a text that came late.
        await vi.advanceTimersByTimeAsync(3_600_000);
        cook.type();
        await vi.advanceTimersByTimeAsync(3_600_000);
        expect(cook.saving.$saving.get()).toEqual({ status: 'saved' });
        expect(cook.server.held().content).toEqual(cook.draft.$content.get());
        expect(cook.wronglyPublished).toEqual([]);
        cook.saving.stop();
      },
    ),
    { numRuns: 300 },
  );
});

const later = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** The deeds of a cook who types, publishes and changes their mind. */
function aCook() {
  const { server, draft, saving, type } = anEditor();
  let count = 0;
  const wronglyPublished: number[] = [];
  return {
    server,
    draft,
    saving,
    wronglyPublished,
    type() {
      count += 1;
      type(`Bread ${count}`);
    },
    undo: draft.undo,
    redo: draft.redo,
    'save-now': saving.saveNow,
    /** Moves the version with the text that was saved, as the publication of a part of a site does. */
    'publish-part'() {
      void saving.whenSaved(async (version, text) => {
        await later(700);
        if (server.held().version !== version) return;
        server.saveOfSomebodyElse(text);
        await later(700);
        saving.standOn(server.held(), text);
      });
    },
    publish() {
      const text = draft.$content.get();
      void saving.whenSaved((version) => {
        const { content, version: held } = server.held();
        // The server refuses to publish any other version.
        if (held === version && content.title !== text.title) wronglyPublished.push(version);
        return Promise.resolve();
      });
    },
  };
}
