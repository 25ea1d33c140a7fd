import { describe, expect, it } from 'vitest';
import { emptyContent } from '../../recipe/empty-content.ts';
import type { InstructionGroup } from '../../recipe/recipe.ts';
import { shownRecipe } from '../../recipe/shown-recipe.ts';
import { paragraphsFromText } from '../../text/rich-text.ts';
import { newStep } from './step-edits.ts';
import { stepNumbers } from './step-numbers.ts';

/** A group of steps that say these words. */
const group = (id: string, ...texts: string[]): InstructionGroup => ({
  id,
  title: id,
  note: null,
  instructions: texts.map((text, at) => ({
    ...newStep(`${id}${at}`),
    content: paragraphsFromText(text),
  })),
});

const numbersOf = (...groups: InstructionGroup[]) =>
  [...stepNumbers(groups).values()].map(({ at, isOnPage }) => (isOnPage ? at : null));

describe('The numbers of steps', () => {
  it('go on from one group to the next', () => {
    expect(numbersOf(group('a', 'Mix', 'Knead'), group('b', 'Bake', 'Cool'))).toEqual([1, 2, 3, 4]);
  });

  it('are those of the page, which leaves out what says nothing', () => {
    const groups = [group('a', 'Mix', '', 'Knead'), group('b', '', 'Bake')];
    const { instructionGroups } = shownRecipe({ ...emptyContent, instructionGroups: groups });
    const shown = instructionGroups.flatMap(({ instructions }) => instructions);
    const numbers = stepNumbers(groups);
    expect(shown.map(({ id }) => numbers.get(id)?.at)).toEqual([1, 2, 3]);
    expect(numbersOf(...groups)).toEqual([1, null, 2, null, 3]);
  });

  it('begin where nothing is written, and stand before what is written next', () => {
    expect(numbersOf(group('a', ''))).toEqual([1]);
    expect(numbersOf(group('a', 'Mix', '', ''))).toEqual([1, 2, null]);
  });
});
