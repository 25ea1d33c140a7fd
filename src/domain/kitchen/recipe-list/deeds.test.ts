import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Deed,
  type Deeds,
  doneAgain,
  forgotten,
  lastDone,
  lastUndone,
  noDeeds,
  readDeeds,
  takenBack,
  withDeed,
} from './deeds.ts';

const dayMs = 24 * 60 * 60 * 1000;
const deed = (id: string, at = 0): Deed => ({ id, label: id, undoIds: [id], made: [], at });
const of = (...ids: string[]) => ids.reduce((deeds, id) => withDeed(deeds, deed(id)), noDeeds);
const ids = ({ done, undone }: Deeds) => [done, undone].map((each) => each.map(({ id }) => id));

describe('What can be taken back in a list', () => {
  it('is the last deed first, and is done again in the same order', () => {
    const deeds = takenBack(takenBack(of('a', 'b', 'c'), deed('c')), deed('b'));
    expect(lastDone(deeds, 0)?.id).toBe('a');
    expect(lastUndone(deeds, 0)?.id).toBe('b');
    expect(ids(doneAgain(deeds, deed('b')))).toEqual([['a', 'b'], ['c']]);
  });

  it('may be one in the middle, whose notice is still there', () => {
    expect(ids(takenBack(of('a', 'b', 'c'), deed('b')))).toEqual([['a', 'c'], ['b']]);
  });

  it('leaves what could not be taken back where it stood', () => {
    const deeds = takenBack(of('a', 'b', 'c'), deed('b'), deed('rest of b'));
    expect(ids(deeds)).toEqual([['a', 'rest of b', 'c'], ['b']]);
  });

  it('is not done again once something else was done', () => {
    expect(lastUndone(withDeed(takenBack(of('a'), deed('a')), deed('b')), 0)).toBeNull();
  });

  it('ends after thirty days, as it does on the server', () => {
    expect(lastDone(of('a'), 30 * dayMs - 1)?.id).toBe('a');
    expect(lastDone(of('a'), 30 * dayMs)).toBeNull();
  });

  it('is at most fifty deeds, the latest', () => {
    const deeds = of(...Array.from({ length: 60 }, (_, at) => String(at)));
    expect([deeds.done.length, deeds.done[0]?.id]).toEqual([50, '10']);
  });

  it('has each deed at most once, whatever is done in which order', () => {
    const changes = { undo: takenBack, redo: doneAgain, forget: forgotten };
    const step = fc.tuple(
      fc.constantFrom('undo' as const, 'redo' as const, 'forget' as const),
      fc.constantFrom('a', 'b', 'c', 'd'),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let deeds = of('a', 'b', 'c', 'd', 'e');
        for (const [name, id] of steps) {
          deeds = changes[name](deeds, deed(id));
          const all = ids(deeds).flat();
          expect(new Set(all).size).toBe(all.length);
          expect(readDeeds(JSON.stringify(deeds))).toEqual(deeds);
        }
      }),
    );
  });

  it('is nothing where something else is kept under its key', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const each of [...readDeeds(text).done, ...readDeeds(text).undone]) {
          expect([typeof each.label, typeof each.at]).toEqual(['string', 'number']);
        }
      }),
    );
    expect(readDeeds('{"done":[{"label":"x"}],"undone":3}')).toEqual(noDeeds);
    expect(readDeeds(null)).toEqual(noDeeds);
  });
});
