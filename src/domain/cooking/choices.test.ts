import { describe, expect, it } from 'vitest';
import { anIngredientUsage, anInstruction, text, workOf } from './testing/written-recipes.ts';

describe('What a recipe offers to choose, §2', () => {
  it.each([
    ['a line by the cup', { usages: [anIngredientUsage({ unitId: 'cup' })] }, true],
    ['a line in sticks', { usages: [anIngredientUsage({ unitId: 'stick' })] }, true],
    ['a line of three eggs', { usages: [anIngredientUsage({ quantityMin: 3 })] }, false],
    ['a pinch', { usages: [anIngredientUsage({ unitId: 'pinch' })] }, false],
    ['nothing', {}, false],
  ])('with %s, measures: %j', (_name, given, isOffered) => {
    expect(workOf(given).choices.includes('measures')).toBe(isOffered);
  });

  it('is measures where only a step has one', () => {
    const amount = { type: 'measurement' as const, quantity: 1, unitId: 'cup', children: [] };
    const item = { type: 'list-item' as const, children: [amount] };
    const content = {
      type: 'document' as const,
      children: [{ type: 'bulleted-list' as const, children: [item] }],
    };
    expect(workOf({ instructions: [anInstruction({ content })] }).choices).toContain('measures');
  });

  it('is °F and °C where a step, a note or a preparation tells a heat', () => {
    const warm = text('at 80°F');
    expect(workOf({ instructions: [anInstruction({ content: warm })] }).choices).toContain(
      'temperature',
    );
    expect(workOf({ instructions: [anInstruction({ note: warm })] }).choices).toContain(
      'temperature',
    );
    expect(workOf({ usages: [anIngredientUsage({ preparation: warm })] }).choices).toContain(
      'temperature',
    );
    expect(workOf({ note: warm }).choices).toContain('temperature');
    expect(workOf({ instructions: [anInstruction()] }).choices).not.toContain('temperature');
  });

  it('is amounts where at least one was understood', () => {
    const unread = anIngredientUsage({ quantityMin: null });
    expect(workOf({ usages: [unread] }).choices).not.toContain('amounts');
    const read = anIngredientUsage({ id: 'usage-2', quantityMin: 2 });
    expect(workOf({ usages: [unread, read] }).choices).toContain('amounts');
  });
});
