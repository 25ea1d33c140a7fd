import { describe, expect, it } from 'vitest';
import { issueMessage, issuesOf } from '../issues.ts';
import { recipeInput } from './recipe.ts';

const id = (number: number) => `6a1f0c1e-5a52-4d4c-9f0c-${String(number).padStart(12, '0')}`;
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));
const issues = (changes: object) => {
  const value = { title: 'Pie', slug: 'pie', ...changes };
  const { error } = recipeInput.safeParse(value, { error: issueMessage });
  return error ? issuesOf(error).map(({ path, message }) => [path, message]) : [];
};
const group = (usages: number) => ({
  id: id(0),
  title: 'Dough',
  ingredientUsages: ids(usages).map((usageId) => ({ id: usageId })),
});
const amounts = (...quantities: number[]) => ({
  id: id(0),
  title: 'Dough',
  ingredientUsages: quantities.map((quantityMin, at) => ({ id: id(at), quantityMin })),
});
const steps = (count: number) => ({
  id: id(0),
  title: 'Bake',
  instructions: ids(count).map((stepId) => ({
    id: stepId,
    content: { type: 'document', children: [] },
  })),
});

describe('Validation of recipes, §5', () => {
  it.each<[string, object, [string, string][]]>([
    ['an empty title', { title: '' }, [['title', 'String must contain at least 1 character(s)']]],
    ['an empty slug', { slug: '' }, [['slug', 'String must contain at least 1 character(s)']]],
    ['no title', { title: undefined }, [['title', 'Required']]],
    ['a number as title', { title: 4 }, [['title', 'Invalid input']]],
    ['an unknown privacy', { privacySetting: 'private' }, [['privacySetting', 'Invalid input']]],
    ['an unknown level', { difficultyLevel: 'insane' }, [['difficultyLevel', 'Invalid input']]],
    ['a tag that is no uuid', { tagIds: ['sweet'] }, [['tagIds.0', 'Invalid input']]],
    ['half minutes', { prepTimeMinutes: 1.5 }, [['prepTimeMinutes', 'Invalid input']]],
    ['negative minutes', { cookTimeMinutes: -1 }, [['cookTimeMinutes', 'Invalid input']]],
    ['no servings at all', { yieldServings: 0 }, [['yieldServings', 'Invalid input']]],
    [
      'a video id that is none',
      { youtubeVideoId: '<script>' },
      [['youtubeVideoId', 'Invalid input']],
    ],
    [
      'two unknown fields',
      { a: 1, b: 2 },
      [
        ['a', 'Invalid input'],
        ['b', 'Invalid input'],
      ],
    ],
    [
      'a group without a title',
      { instructionGroups: [{ ...steps(0), title: '' }] },
      [['instructionGroups.0.title', 'String must contain at least 1 character(s)']],
    ],
    [
      'a shop link that is no address',
      { equipmentUsages: [{ id: id(1), equipmentId: id(2), link: 'whisk' }] },
      [['equipmentUsages.0.link', 'Invalid URL']],
    ],
  ])('refuses %s', (_name, changes, expected) => {
    expect(issues(changes)).toEqual(expected);
  });

  it('takes null for whatever may be missing', () => {
    const none = { description: null, videoId: null, yieldServings: null, difficultyLevel: null };
    expect(issues(none)).toEqual([]);
  });

  it('reads ids in lower case', () => {
    const value = { title: 'Pie', slug: 'pie', tagIds: [id(1).toUpperCase()] };
    expect(recipeInput.parse(value).tagIds).toEqual([id(1)]);
  });
});

describe('Limits of recipes, S6.2', () => {
  it.each<[string, object, object]>([
    ['titles of 255 characters', { title: 'a'.repeat(255) }, { title: 'a'.repeat(256) }],
    ['slugs of 100 characters', { slug: 'a'.repeat(100) }, { slug: 'a'.repeat(101) }],
    ['100 tags', { tagIds: ids(100) }, { tagIds: ids(101) }],
    [
      '500 ingredients in all groups',
      { ingredientUsageGroups: [group(250), group(250)] },
      { ingredientUsageGroups: [group(250), group(251)] },
    ],
    [
      '200 steps in all groups',
      { instructionGroups: [steps(100), steps(100)] },
      { instructionGroups: [steps(100), steps(101)] },
    ],
    ['a hundredth of a serving as the least', { yieldServings: 0.01 }, { yieldServings: 1e-300 }],
    [
      'a thousandth of a unit, or none of it',
      { ingredientUsageGroups: [amounts(0, 0.001)] },
      { ingredientUsageGroups: [amounts(1e-300)] },
    ],
    [
      'parts of pictures of one pixel',
      { images: [{ id: id(1), crop: { width: 1, height: 1, x: 0, y: 0 } }] },
      { images: [{ id: id(1), crop: { width: 0.001, height: 1, x: 0, y: 0 } }] },
    ],
    [
      'notes of 2,000 characters',
      { equipmentUsages: [{ id: id(1), equipmentId: id(2), note: 'a'.repeat(2000) }] },
      { equipmentUsages: [{ id: id(1), equipmentId: id(2), note: 'a'.repeat(2001) }] },
    ],
  ])('allow %s and no more', (_name, within, beyond) => {
    expect(issues(within)).toEqual([]);
    expect(issues(beyond)).toHaveLength(1);
  });
});
