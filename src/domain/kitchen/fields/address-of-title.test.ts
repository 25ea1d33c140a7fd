import { describe, expect, it } from 'vitest';
import { slugAfterTitle } from './address-of-title.ts';

const none = new Set<string>();

describe('The address of a recipe', () => {
  it('follows the title key by key, from the first one on', () => {
    let recipe = { title: 'Untitled recipe', slug: 'untitled-0123abcd' };
    for (const title of ['R', 'Ry', 'Rye', 'Rye b', 'Rye bread']) {
      recipe = { title, slug: slugAfterTitle(recipe, title, none) };
    }
    expect(recipe.slug).toBe('rye-bread');
  });

  it('stays as it was chosen', () => {
    const chosen = { title: 'Rye bread', slug: 'our-daily-bread' };
    expect(slugAfterTitle(chosen, 'Wheat bread', none)).toBe('our-daily-bread');
  });

  it('avoids those of other recipes, and goes on following', () => {
    const taken = new Set(['rye-bread', 'rye-bread-2']);
    const slug = slugAfterTitle({ title: 'Rye', slug: 'rye' }, 'Rye bread', taken);
    expect(slug).toBe('rye-bread-3');
    expect(slugAfterTitle({ title: 'Rye bread', slug }, 'Rye breads', none)).toBe('rye-breads');
  });

  it('stays while the title says nothing that an address could be made of', () => {
    expect(slugAfterTitle({ title: 'Rye', slug: 'rye' }, '', none)).toBe('rye');
  });
});
