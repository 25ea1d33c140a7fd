import { describe, expect, it } from 'vitest';
import { limitsMessages } from '#contract/kitchen/shell/limits-messages.ts';
import { aFullUsage, aWholeRecipe } from '#domain/kitchen/limits/testing/whole-recipe.ts';
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
