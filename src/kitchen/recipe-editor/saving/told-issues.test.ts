import { describe, expect, it } from 'vitest';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import {
  aFullStep,
  aFullUsage,
  aWholeRecipe,
} from '#domain/kitchen/limits/testing/whole-recipe.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { ownRefusal, toldIssues } from './told-issues.ts';

const whole = aWholeRecipe();
const [group] = whole.ingredientUsageGroups;
const long = 'x'.repeat(2001);

describe('What is said beside a field that cannot be saved', () => {
  it('is nothing of a recipe that can, and the same nothing each time', () => {
    expect(toldIssues(whole, {})).toEqual({});
    expect(toldIssues(whole, {})).toBe(toldIssues({ ...whole, title: 'Rye' }, {}));
    expect(ownRefusal(whole)).toBeNull();
  });

  it('says how much fits, at the row and by the name of its field', () => {
    const usage = { ...aFullUsage(21), note: long };
    const recipe = {
      ...whole,
      title: '',
      ingredientUsageGroups: [{ ...group!, ingredientUsages: [usage] }],
    };
    expect(toldIssues(recipe, {})).toEqual({
      title: 'Write something here.',
      [usage.id]: 'Note: At most 2,000 characters fit; these are 2,001.',
    });
    expect(ownRefusal(recipe)?.issues).toMatchObject({ title: 'Write something here.' });
  });

  it('says of too many rows once, whichever groups they are in, that the list is too long', () => {
    const usages = Array.from({ length: recipeLimits.ingredients + 1 }, (_, at) => aFullUsage(at));
    const steps = Array.from({ length: recipeLimits.steps + 1 }, (_, at) => aFullStep(at));
    const [stepGroup] = whole.instructionGroups;
    const recipe = {
      ...whole,
      ingredientUsageGroups: [{ ...group!, ingredientUsages: usages }],
      instructionGroups: [{ ...stepGroup!, instructions: steps }],
    };
    expect(toldIssues(recipe, {})).toEqual({
      ingredientUsageGroups: 'At most 500 ingredients fit; these are 501.',
      instructionGroups: 'At most 200 steps fit; these are 201.',
    });
    const parted = [
      { ...stepGroup!, instructions: steps.slice(0, 100) },
      { ...stepGroup!, id: crypto.randomUUID(), instructions: steps.slice(100) },
    ];
    expect(Object.keys(toldIssues({ ...whole, instructionGroups: parted }, {}))).toEqual([
      'instructionGroups',
    ]);
  });

  it('is what the server says where it knows more', () => {
    expect(toldIssues(whole, { slug: 'This address is taken' })).toEqual({
      slug: 'This address is taken',
    });
    expect(toldIssues(whole, { 'tagIds.0': 'Invalid input' })).toEqual({
      tagIds: limitsMessages.refused,
    });
  });

  it('names the longest part of a recipe that is too large, of which any part may be cut', () => {
    const storyMore = paragraphsFromText('plum '.repeat(220_000));
    expect(toldIssues({ ...whole, storyMore }, {})).toEqual({
      storyMore: 'The recipe has 1.05 MB, and 1 MB fit. This is its longest part.',
    });
    expect(ownRefusal({ ...whole, storyMore })?.issues).toEqual({});
  });
});
