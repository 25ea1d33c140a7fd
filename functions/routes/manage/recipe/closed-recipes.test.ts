import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aClosingKitchen,
  type Act,
  type ActName,
  actNames,
} from '#functions/testing/dying/closing-acts.ts';
import { testApp, unhurried } from '#functions/testing/app/test-app.ts';

const app = await testApp({ config: unhurried });

type Told = { act: string; open: string | null; isClosed: boolean };

/** What is open to everyone after each of the acts, and whether the working copy is closed then. */
async function run(acts: readonly Act[]) {
  const kitchen = await aClosingKitchen(app);
  const told: Told[] = [{ act: 'nothing yet', open: await kitchen.open(), isClosed: false }];
  for (const act of acts) {
    await kitchen.perform(act);
    const [open, working] = [await kitchen.open(), await kitchen.working()];
    const isClosed = working?.privacySetting === 'subscribers_only';
    told.push({ act: act.name, open, isClosed });
  }
  return { told, kitchen };
}

/** Acts after which visitors read for nothing what they did not read before, though its cook has closed it. */
const openedBy = ({ told }: Awaited<ReturnType<typeof run>>) =>
  told.filter(({ open, isClosed }, index) => {
    return isClosed && open !== null && open !== told[index - 1]?.open;
  });

const inTurn = (...names: (ActName | Act)[]): Act[] =>
  names.map((name) => (typeof name === 'string' ? { name, which: 0 } : name));

/** Of the action, or the build, before the last one. */
const before = (name: ActName): Act => ({ name, which: 1 });

const hiding = ['unpublish', 'build', 'publish', 'build', before('go back'), 'build'] satisfies (
  | ActName
  | Act
)[];

describe('A recipe that its cook has closed, security S4.7, S5.1', () => {
  it.each<[string, (ActName | Act)[]]>([
    ['a scheduled update', ['save open', 'schedule', 'bulk close', 'wait']],
    ['a scheduled draft', ['unpublish', 'schedule', 'bulk close', 'wait']],
    ['a schedule, closed in its text', ['unpublish', 'schedule', 'save closed', 'wait']],
    ['an undo', ['bulk unpublish', 'bulk close', before('undo')]],
    ['an undo, closed in its text', ['bulk unpublish', 'save closed', 'undo']],
    ['a redo', ['unpublish', 'bulk publish', 'undo', 'bulk close', before('redo')]],
    ['a restored recipe', ['save closed', 'delete', 'restore']],
    ['an undone deletion', ['save closed', 'bulk delete', 'undo']],
    ['an undone privacy', ['save closed', 'bulk close', 'undo']],
    ['a rollback', [...hiding, 'save closed', before('go back')]],
  ])('is opened by nothing that brings back an older text: %s', async (_name, names) => {
    const done = await run(inTurn('save open', 'publish', 'build', ...names));
    expect(openedBy(done)).toEqual([]);
    expect(done.told.at(-1)).toMatchObject({ open: null, isClosed: true });
  });

  it('comes back for paid subscribers, and nothing is left to publish where only that changed', async () => {
    const { kitchen } = await run(inTurn('bulk unpublish', 'bulk close', before('undo'), 'build'));
    expect(await kitchen.working()).toMatchObject({
      hasUnpublishedChanges: false,
      privacySetting: 'subscribers_only',
    });
    expect(await kitchen.stale()).toEqual([]);
  });

  it('keeps what is not published yet when an older text comes back closed', async () => {
    const { kitchen } = await run(inTurn('bulk unpublish', 'save closed', 'undo', 'build'));
    const working = await kitchen.working();
    expect(working).toMatchObject({ title: 'Text 1', hasUnpublishedChanges: true });
    await kitchen.perform({ name: 'save open', which: 0 });
    await kitchen.perform({ name: 'publish', which: 0 });
    expect(await kitchen.open()).toBe('Text 2');
  });

  it('is hidden again by the taking back of what showed it closed', async () => {
    const { kitchen } = await run(inTurn('bulk unpublish', 'save closed', 'undo', 'redo'));
    expect(await kitchen.working()).toMatchObject({ publishedAt: null });
  });

  it(
    'is opened by no sequence of acts but by publishing it open',
    { timeout: 240_000 },
    async () => {
      const act = fc.record({ name: fc.constantFrom(...actNames), which: fc.nat(3) });
      const acts = fc.array(act, { minLength: 6, maxLength: 16, size: 'max' });
      await fc.assert(
        fc.asyncProperty(acts, async (chosen) => {
          const done = await run(chosen);
          await done.kitchen.perform({ name: 'build', which: 0 });
          expect(openedBy(done)).toEqual([]);
          expect(await done.kitchen.stale()).toEqual([]);
        }),
        { numRuns: 12 },
      );
    },
  );
});
