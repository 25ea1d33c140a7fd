import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { completenessMessages as texts } from '#contract/kitchen/recipe/completeness-messages.ts';
import { aRecipe, aView, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import type { RecipeDraft } from '../draft/open-draft.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { TextLine } from '../fields/TextLine.tsx';
import { CompletenessPane } from './CompletenessPane.tsx';

const named = paragraphsFromText('Mix Ingredient 1.');
const whole = aRecipe({
  images: [{ id: 'a picture', decorative: true }],
  description: paragraphsFromText('Good with tea.'),
  prepTimeMinutes: 10,
  cookTimeMinutes: 20,
  mealIds: ['a meal'],
  cuisineIds: ['a cuisine'],
  keywords: ['plums'],
  instructionGroups: aRecipe().instructionGroups.map((group) => ({
    ...group,
    instructions: group.instructions.map((step) => ({ ...step, content: named })),
  })),
});

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

function open(changes: Partial<RecipeContent>) {
  const recipe = { ...whole, ...changes };
  const $recipe = atom<RecipeContent>(recipe);
  const part = {
    $recipe,
    $stored: atom(aView(recipe, 1)),
    $issues: atom({}),
    $role: atom('writer' as const),
    change: () => true,
  };
  // What these views ask of a draft; the rest of it saves and keeps.
  const draft = part as unknown as RecipeDraft;
  const view = render(
    <DraftScope value={draft}>
      <TextLine name="servingDescription" label="of what" most={255} />
      <div data-field="yieldServings">
        <input aria-label="Makes" />
      </div>
      <CompletenessPane recipeId={recipeId} />
    </DraftScope>,
  );
  return { $recipe, ...view };
}

const lacks = () => screen.queryAllByRole('listitem');

describe('What a recipe still lacks, in its editor', () => {
  it('is nothing, said quietly, where nothing is missing', () => {
    open({});
    expect(lacks()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(texts.nothing);
  });

  it('leads to its very field', async () => {
    open({ yieldServings: null });
    await userEvent.click(screen.getByRole('button', { name: texts.lacks.yield.lack }));
    expect(document.activeElement).toBe(screen.getByLabelText('Makes'));
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('tells readers and search engines apart', () => {
    open({ yieldServings: null, cuisineIds: [] });
    const group = (name: string) => screen.getByRole('region', { name });
    expect(within(group(texts.groups.readers)).getAllByRole('listitem')).toHaveLength(1);
    expect(within(group(texts.groups.search)).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is asked no more once it is left, until somebody wants to be asked again', async () => {
    const { unmount } = open({ yieldServings: null });
    const leave = { name: texts.leaveOf(texts.lacks.yield.lack) };
    await userEvent.click(screen.getByRole('button', leave));
    expect(screen.getByRole('status').textContent).toBe(texts.nothingElse);
    unmount();
    open({ yieldServings: null });
    expect(lacks()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: texts.askAgain }));
    expect(lacks()).toHaveLength(1);
  });

  it('follows what is typed', async () => {
    const { $recipe } = open({ yieldServings: null });
    $recipe.set(whole);
    await expect.poll(lacks).toEqual([]);
  });
});
