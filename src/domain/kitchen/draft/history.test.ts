import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import {
  emptyHistory,
  type History as HistoryOf,
  type HistoryStep,
  recorded,
  redone,
  undone,
} from './history.ts';

type History = HistoryOf<RecipeContent>;

const opened: RecipeContent = aRecipe();

type Typed = Partial<Pick<HistoryStep<RecipeContent>, 'field' | 'typed' | 'group' | 'at'>>;

/** The history after steps that each write their number as the title, and the recipes between them. */
function historyOf(steps: Typed[]) {
  let history: History = emptyHistory;
  let before = opened;
  for (const [index, step] of steps.entries()) {
    const after = { ...before, title: String(index) };
    const selections = { selectionBefore: index, selectionAfter: index + 1 };
    const named = { field: 'title', typed: null, group: null, at: 0, ...step };
    history = recorded(history, { before, after, ...selections, ...named });
    before = after;
  }
  return { history, last: before };
}

const countOf = ({ past }: History): number => {
  let count = 0;
  for (let stack = past; stack; stack = stack.below) count += 1;
  return count;
};

const typed = (text: string, at = 0): Typed => ({ typed: text, at });

describe('Undo and redo', () => {
  it.each<[name: string, steps: Typed[], count: number]>([
    ['letters of one word', [typed('c'), typed('a', 100), typed('k', 200)], 1],
    ['words', [typed('a'), typed(' ', 50), typed('b', 100)], 2],
    ['what is typed after a pause', [typed('a'), typed('b', 500)], 2],
    ['typing and taking away', [typed('a'), typed('', 50), typed('', 90)], 2],
    ['typing in two fields', [typed('a'), { ...typed('b', 50), field: 'slug' }], 2],
    ['actions', [{}, {}], 2],
    ['typing and actions', [typed('a'), {}, typed('b')], 3],
    ['what belongs to one action', [{ group: 'paste' }, { group: 'paste', at: 9000 }], 1],
    ['two actions of a kind', [{ group: 'paste 1' }, { group: 'paste 2' }], 2],
  ])('counts %s as steps', (_, steps, count) => {
    expect(countOf(historyOf(steps).history)).toBe(count);
  });

  it('goes back to the field and the selection that a step began with, and on to its end', () => {
    const { history } = historyOf([typed('a'), typed('b', 100)]);
    const back = undone(history);
    expect(back).toMatchObject({ content: opened, place: { field: 'title', selection: 0 } });
    expect(redone(back!.history)).toMatchObject({ place: { field: 'title', selection: 2 } });
  });

  it('types on a step that was made again as a step of its own', () => {
    const again = redone(undone(historyOf([typed('a')]).history)!.history)!;
    const after = { ...again.content, title: 'more' };
    const step = { field: 'title', typed: 'b', group: null, at: 10 };
    const selections = { selectionBefore: 0, selectionAfter: 0 };
    const { history } = {
      history: recorded(again.history, { before: again.content, after, ...selections, ...step }),
    };
    expect(countOf(history)).toBe(2);
  });

  it('leads wholly back to the beginning and wholly on to the end, whatever was done', () => {
    const step = fc.record({
      field: fc.constantFrom('title', 'slug'),
      typed: fc.constantFrom(null, '', 'a', ' '),
      group: fc.constantFrom(null, null, 'one', 'other'),
      at: fc.integer({ min: 0, max: 2000 }),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const { history, last } = historyOf(steps);
        const back = wholly(undone, history);
        expect(back.content).toBe(opened);
        expect(wholly(redone, back.history).content).toBe(last);
      }),
    );
  });
});

function wholly(travel: typeof undone<RecipeContent>, from: History) {
  let travelled = travel(from);
  let next = travelled;
  while (next) {
    travelled = next;
    next = travel(next.history);
  }
  return travelled!;
}
