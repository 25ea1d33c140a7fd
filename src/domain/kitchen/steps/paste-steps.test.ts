import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InstructionGroup } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { recipeLimits } from '../../recipe/recipe-limits.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { pasteSteps } from './paste-steps.ts';
import { newStep } from './step-edits.ts';

const aGroup = (title: string, ...steps: string[]): InstructionGroup => ({
  id: title,
  title,
  note: null,
  instructions: steps.map((words, at) => newStep(`${title}-${at}`, paragraphsFromText(words))),
});
const steps = (title: string | null, ...words: string[]) => ({
  title,
  texts: words.map((each) => paragraphsFromText(each)),
});
const shown = (groups: readonly InstructionGroup[]) =>
  groups.map(({ title, instructions }) =>
    [title, ...instructions.map(({ content }) => toPlainText(content))].join(' '),
  );
const ids = () => {
  let last = 0;
  return () => `new-${(last += 1)}`;
};
const paste = (groups: InstructionGroup[], id: string, ...pasted: ReturnType<typeof steps>[]) =>
  pasteSteps(groups, id, { pasted, newId: ids() });

describe('Pasted steps', () => {
  it('come in place of the one they are pasted into, which stays itself', () => {
    const { groups, last } = paste(
      [aGroup('dough', 'a', '', 'c')],
      'dough-1',
      steps(null, 'x', 'y'),
    );
    expect(shown(groups)).toEqual(['dough a x y c']);
    expect(groups[0]!.instructions[1]!.id).toBe('dough-1');
    expect(last).toBe(groups[0]!.instructions[2]!.id);
  });

  it('of several headings are groups, and the first names a group without words', () => {
    const pasted = [steps('cake', 'x'), steps('glaze', 'y', 'z')] as const;
    expect(shown(paste([aGroup('Method', '')], 'Method-0', ...pasted).groups)).toEqual([
      'cake x',
      'glaze y z',
    ]);
    const written = [aGroup('dough', 'a', '', 'c'), aGroup('end', 'e')];
    expect(shown(paste(written, 'dough-1', ...pasted).groups)).toEqual([
      'dough a',
      'cake x',
      'glaze y z c',
      'end e',
    ]);
  });

  it('above all other steps of a group stand before its heading', () => {
    const written = [aGroup('dough', '', 'b')];
    expect(shown(paste(written, 'dough-0', steps('cake', 'x')).groups)).toEqual([
      'cake x',
      'dough b',
    ]);
  });

  it('leave every other step as it was and in its order, wherever they come', () => {
    const texts = fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 3 });
    const pasted = fc.array(fc.tuple(fc.constantFrom(null, 'cake', 'glaze'), texts), {
      minLength: 1,
    });
    fc.assert(
      fc.property(pasted, fc.nat(3), (groups, at) => {
        const written = [aGroup('one', 'a', 'b'), aGroup('two', 'c', 'd')];
        const all = written.flatMap(({ instructions }) => instructions);
        const { id } = all[at]!;
        const made = paste(written, id, ...groups.map(([title, words]) => steps(title, ...words)));
        const after = made.groups.flatMap(({ instructions }) => instructions);
        const others = all.filter((step) => step.id !== id);
        expect(after.filter((step) => others.includes(step))).toEqual(others);
        expect(after).toHaveLength(others.length + groups.flatMap(([, words]) => words).length);
        expect(new Set(made.groups.map((group) => group.id)).size).toBe(made.groups.length);
        expect(made.groups.map(({ title }) => title)).toEqual(
          expect.arrayContaining(['one', 'two']),
        );
      }),
    );
  });

  it('stand between the halves of a step, and the caret at the end of the last', () => {
    const halves = ['a1', 'a2'].map((words) => paragraphsFromText(words));
    const pasted = [steps(null, 'x', 'y')];
    const made = pasteSteps([aGroup('dough', 'a', 'b')], 'dough-0', {
      pasted,
      halves,
      newId: ids(),
    });
    expect(shown(made.groups)).toEqual(['dough a1 x y a2 b']);
    expect(made.last).toBe(made.groups[0]!.instructions[2]!.id);
  });

  it('give way where the recipe is full, and never what it says already', () => {
    const count = fc.integer({ min: 1, max: recipeLimits.steps });
    const words = fc.constantFrom('', 'half');
    const pasted = fc.array(fc.constantFrom('x', 'y'), { minLength: 1, maxLength: 250 });
    fc.assert(
      fc.property(count, fc.tuple(words, words), pasted, (written, said, texts) => {
        const others = Array.from({ length: written - 1 }, (_, at) => `${at}`);
        const groups = [aGroup('dough', said.join(''), ...others)];
        const halves = said.map((half) => paragraphsFromText(half));
        const { groups: after, left } = pasteSteps(groups, 'dough-0', {
          pasted: [steps(null, ...texts)],
          halves,
          newId: ids(),
        });
        const all = after.flatMap(({ instructions }) => instructions);
        const half = said.filter((each) => each !== '');
        const shownSteps = all.map(({ content }) => toPlainText(content));
        expect(all.length).toBeLessThanOrEqual(Math.max(written, recipeLimits.steps));
        expect(shownSteps.filter((each) => /half|\d/.test(each)).join('')).toBe(
          [...half, ...others].join(''),
        );
        expect(shownSteps.filter((each) => /^[xy]$/.test(each))).toHaveLength(texts.length - left);
      }),
      { numRuns: 30 },
    );
  });
});
