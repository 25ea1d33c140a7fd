import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type JournalEntry, openingOf } from '#domain/kitchen/draft/opening.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { fakeServer, fates } from '#kitchen/recipe-editor/testing/fake-server.ts';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import { draftStore } from '../../drafts/draft-store.ts';
import { startWriting } from '../../drafts/writing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The same inputs at every run. */
const seed = 20_261_121;
const stepMs = 50;
/** The journal rests a second at most and a write takes 20 ms; a kill falls between two steps. */
const keptAfterMs = 1100;

const fate = fc.oneof(
  fc.record({
    arrivesAfterMs: fc.integer({ min: 0, max: 3000 }),
    answersAfterMs: fc.option(fc.integer({ min: 0, max: 3000 })),
  }),
  fc.constantFrom(fates.offline, fates.lostAnswer),
);
const pauses = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });

it('loses nothing that was typed a good second before, wherever the page is killed', async () => {
  await fc.assert(
    fc.asyncProperty(pauses, fc.array(fate, { maxLength: 8 }), async (rests, met) => {
      const world = aWorld();
      const editor = anEditor(world);
      world.server.meet(...met);
      for (const rest of rests) {
        editor.type();
        for (let step = 0; step < rest; step += 1) {
          await vi.advanceTimersByTimeAsync(stepMs);
          expect(openedAfterKill(world)).toBeGreaterThanOrEqual(editor.typedBefore(keptAfterMs));
        }
      }
      editor.writing.stop();
    }),
    { numRuns: 60, seed },
  );
});

it('loses nothing at all where the page hears that it goes', async () => {
  await fc.assert(
    fc.asyncProperty(pauses, fc.array(fate, { maxLength: 8 }), async (rests, met) => {
      const world = aWorld();
      const editor = anEditor(world);
      world.server.meet(...met);
      for (const rest of rests) {
        editor.type();
        globalThis.dispatchEvent(new Event('pagehide'));
        expect(openedAfterKill(world)).toBe(editor.typedBefore(0));
        await vi.advanceTimersByTimeAsync(rest * stepMs);
      }
      editor.writing.stop();
    }),
    { numRuns: 60, seed },
  );
});

it('goes on after a kill, and knows what it had sent before when that arrives late', async () => {
  await fc.assert(
    fc.asyncProperty(pauses, fc.array(fate, { maxLength: 8 }), async (rests, met) => {
      const world = aWorld();
      const killed = anEditor(world);
      world.server.meet(...met);
      for (const rest of rests) {
        killed.type();
        await vi.advanceTimersByTimeAsync(rest * stepMs);
      }
      killed.writing.stop();
      await vi.advanceTimersByTimeAsync(stepMs);
      const opened = openedAfterKill(world);
      const again = anEditor(world);
      await vi.advanceTimersByTimeAsync(120_000);
      expect(again.writing.saving.$saving.get()).toEqual({ status: 'saved' });
      expect(world.server.held().content.yieldServings).toBeGreaterThanOrEqual(opened);
      expect(world.disk.entry).toBeNull();
      again.writing.stop();
    }),
    { numRuns: 100, seed },
  );
});

it('leaves nothing on the device once all is saved', async () => {
  const world = aWorld();
  const editor = anEditor(world);
  editor.type();
  await vi.advanceTimersByTimeAsync(500);
  expect(world.disk.entry).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(world.disk.entry).toBeNull();
});

/** How many keys the recipe shows that is opened with what is on the server and on the device. */
function openedAfterKill({ server, disk }: World): number {
  const held = server.held();
  const opening = openingOf(held, disk.entry, isSameContent);
  expect(opening.kind).not.toBe('conflict');
  const text = opening.kind === 'restored' ? opening.working : held.content;
  return Number(text.yieldServings);
}

type World = ReturnType<typeof aWorld>;

/** What outlives a page: the server, and the disk of the device. */
const aWorld = () => ({
  server: fakeServer(aRecipe({ yieldServings: 0 })),
  disk: { entry: null } as { entry: JournalEntry<RecipeContent> | null },
});

function anEditor({ server, disk }: World) {
  const stored = server.held();
  const later = (write: () => void) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        write();
        resolve();
      }, 20);
    });
  const draft = draftStore<RecipeContent>(stored.content, () => true);
  const writing = startWriting({
    kind: { isSame: isSameContent, ownRefusal: () => null },
    draft,
    calls: server.calls,
    storage: {
      read: () => Promise.resolve(null),
      write: (entry) => later(() => (disk.entry = structuredClone(entry))),
      remove: () => later(() => (disk.entry = null)),
      keepNow: (entry) => {
        disk.entry = structuredClone(entry);
        return true;
      },
    },
    stored,
    entry: disk.entry,
    isFromDevice: false,
    onStored: () => undefined,
  });
  const typed: { count: number; at: number }[] = [];
  return {
    writing,
    type() {
      const count = typed.length + 1;
      typed.push({ count, at: Date.now() });
      draft.change({ field: '', update: (recipe) => ({ ...recipe, yieldServings: count }) });
    },
    typedBefore: (ms: number) => typed.findLast(({ at }) => at <= Date.now() - ms)?.count ?? 0,
  };
}
