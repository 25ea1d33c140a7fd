import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { withoutRefusedParts } from './without-refused-parts.ts';

const item = {
  outcome: 'make' as const,
  key: 'a',
  recipe: { title: 'Pie', slug: 'pie', keywords: ['plum', ''], contributorIds: ['a'] },
  formerAddresses: [],
  formerlyPublishedAt: null,
  notes: [],
};
const refusal = (...paths: string[]) =>
  new ApiError(400, {
    code: 'validation_failed',
    issues: paths.map((path) => ({ path, message: 'Invalid input' })),
  });

describe('A recipe of which the server refuses parts', () => {
  it('goes without them, which are kept beside it and told', () => {
    const rest = withoutRefusedParts(item, refusal('items.0.recipe.keywords.1'));
    const leftOut = [{ path: 'keywords.1', value: '' }];
    expect(rest).toMatchObject({
      recipe: { title: 'Pie', keywords: ['plum'], legacyRecipeData: { leftOut } },
      notes: [{ kind: 'unread', text: 'keywords.1: ""' }],
    });
  });

  it('keeps what was left out before', () => {
    const before = [{ path: 'keywords.1', value: '' }];
    const recipe = { ...item.recipe, legacyRecipeData: { credit: 'Ada', leftOut: before } };
    const error = refusal('items.0.recipe.contributorIds.0');
    const leftOut = [...before, { path: 'contributorIds.0', value: 'a' }];
    expect(withoutRefusedParts({ ...item, recipe }, error)).toMatchObject({
      recipe: { legacyRecipeData: { credit: 'Ada', leftOut } },
    });
  });

  it.each([
    ['its title', refusal('items.0.recipe.title')],
    ['something else than the recipe', refusal('items.0.key')],
    ['nothing that is there', refusal('items.0.recipe.nothing')],
    ['all of it', new ApiError(409, { code: 'list_full' })],
  ])('is not without %s', (_, error) => {
    expect(withoutRefusedParts(item, error)).toBeNull();
  });
});
