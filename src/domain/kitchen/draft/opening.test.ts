import { describe, expect, it } from 'vitest';
import { aRecipe } from '#kitchen/recipe-editor/testing/recipes.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { type JournalEntry, openingOf as openingBy, type StoredContent } from './opening.ts';
import { isSameContent } from './same-content.ts';

const openingOf = (
  stored: StoredContent<RecipeContent>,
  entry: JournalEntry<RecipeContent> | null,
) => openingBy(stored, entry, isSameContent);

const base = { version: 3, content: aRecipe() };
const typed = aRecipe({ title: 'Brown bread' });
const entry: JournalEntry<RecipeContent> = { base, working: typed, sent: [], writtenAt: 5 };
const foreign = aRecipe({ title: 'Bread of somebody else' });

describe('Opening a recipe', () => {
  it('takes what the server has where nothing was kept', () => {
    expect(openingOf(base, null)).toEqual({ kind: 'stored' });
  });

  it('takes what the server has where all that was kept has arrived', () => {
    expect(openingOf({ version: 4, content: structuredClone(typed) }, entry)).toEqual({
      kind: 'stored',
    });
  });

  it('restores what was kept on the version that the server still has', () => {
    expect(openingOf(base, entry)).toEqual({ kind: 'restored', working: typed, writtenAt: 5 });
  });

  it('restores what was typed after a text that arrived without an answer', () => {
    const sent = aRecipe({ title: 'Brown b' });
    const arrived = { version: 4, content: structuredClone(sent) };
    expect(openingOf(arrived, { ...entry, sent: [sent] }).kind).toBe('restored');
  });

  it('is a conflict where somebody else saved', () => {
    const theirs = { version: 4, content: foreign };
    expect(openingOf(theirs, entry)).toEqual({ kind: 'conflict', base, mine: typed });
  });
});

describe('The same recipe', () => {
  it('is the same in another order, with keys of nothing and in the case of the server', () => {
    const { title, ...rest } = aRecipe({ language: 'de-at' });
    expect(isSameContent({ ...rest, title }, aRecipe({ language: 'de-AT' }))).toBe(true);
    const { language: _, ...without } = aRecipe();
    expect(isSameContent(without, aRecipe())).toBe(true);
  });

  it('is another with another word, another order of rows or a row less', () => {
    const groups = aRecipe().ingredientUsageGroups;
    expect(isSameContent(typed, aRecipe())).toBe(false);
    expect(isSameContent(aRecipe({ ingredientUsageGroups: groups.toReversed() }), aRecipe())).toBe(
      false,
    );
    expect(isSameContent(aRecipe({ ingredientUsageGroups: groups.slice(1) }), aRecipe())).toBe(
      false,
    );
  });
});
