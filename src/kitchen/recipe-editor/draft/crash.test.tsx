import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type JournalEntry, openingOf, type StoredContent } from '#domain/kitchen/draft/opening.ts';
import { fakeServer, fates } from '../testing/fake-server.ts';
import { aRecipe, stored } from '../testing/recipes.ts';
import { draftStore } from './draft-store.ts';
import { startWriting } from './writing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
      const editor = anEditor();
      editor.server.meet(...met);
      for (const rest of rests) {
        editor.type();
        for (let step = 0; step < rest; step += 1) {
          await vi.advanceTimersByTimeAsync(stepMs);
          expect(openedAfterKill(editor)).toBeGreaterThanOrEqual(editor.typedBefore(keptAfterMs));
        }
      }
      editor.writing.stop();
    }),
    { numRuns: 60 },
  );
});

it('leaves nothing on the device once all is saved', async () => {
  const editor = anEditor();
  editor.type();
  await vi.advanceTimersByTimeAsync(500);
  expect(editor.disk.entry).not.toBeNull();
  await vi.advanceTimersByTimeAsync(2000);
  expect(editor.disk.entry).toBeNull();
});

/** How many keys the recipe shows that is opened with what is on the server and on the device. */
function openedAfterKill({ server, disk }: ReturnType<typeof anEditor>): number {
  const held: StoredContent = server.held();
  const opening = openingOf(held, disk.entry);
  expect(opening.kind).not.toBe('conflict');
  const text = opening.kind === 'restored' ? opening.working : held.content;
  return Number(text.yieldServings);
}

function anEditor() {
  const opened = aRecipe({ yieldServings: 0 });
  const server = fakeServer(opened);
  const disk: { entry: JournalEntry | null } = { entry: null };
  const later = (write: () => void) =>
    new Promise<void>((resolve) => {
      setTimeout(() => {
        write();
        resolve();
      }, 20);
    });
  const draft = draftStore(opened, () => true);
  const writing = startWriting({
    draft,
    calls: server.calls,
    storage: {
      read: () => Promise.resolve(null),
      write: (entry) => later(() => (disk.entry = structuredClone(entry))),
      remove: () => later(() => (disk.entry = null)),
    },
    stored: stored(opened, 1),
    entry: null,
    onStored: () => undefined,
  });
  const typed: { count: number; at: number }[] = [];
  return {
    server,
    disk,
    writing,
    type() {
      const count = typed.length + 1;
      typed.push({ count, at: Date.now() });
      draft.change({ field: '', update: (recipe) => ({ ...recipe, yieldServings: count }) });
    },
    typedBefore: (ms: number) => typed.findLast(({ at }) => at <= Date.now() - ms)?.count ?? 0,
  };
}
