import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#contract/error-codes.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { newRecipeMessages } from '#contract/kitchen/recipe/new-recipe-messages.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { aDishOnScreen } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import type { SavingState } from '../../drafts/saving/saving-state.ts';
import { TitleField } from './TitleField.tsx';

const { fields: texts } = recipeEditorMessages;
const untitled = { title: newRecipeMessages.title, slug: 'untitled-0123abcd' };

afterEach(() => {
  vi.unstubAllGlobals();
});

const title = () => screen.getByLabelText<HTMLTextAreaElement>(texts.title);

describe('The title of a new recipe, §3', () => {
  it('waits for its first letter: empty, with the caret in it', async () => {
    const { recipe } = await aDishOnScreen(untitled, {}, <TitleField />);
    expect(title().value).toBe('');
    expect(document.activeElement).toBe(title());
    await userEvent.keyboard('Apple cake');
    expect(recipe()).toMatchObject({ title: 'Apple cake', slug: 'apple-cake' });
  });

  it('is followed by the address when it is emptied and typed anew', async () => {
    const { recipe } = await aDishOnScreen({ title: 'Rye', slug: 'rye' }, {}, <TitleField />);
    await userEvent.clear(title());
    await userEvent.type(title(), 'Apple cake');
    expect(recipe()).toMatchObject({ title: 'Apple cake', slug: 'apple-cake' });
  });

  it('leaves an address that was chosen, emptied or not', async () => {
    const own = { title: 'Rye', slug: 'our-daily-bread' };
    const { recipe } = await aDishOnScreen(own, {}, <TitleField />);
    await userEvent.clear(title());
    await userEvent.type(title(), 'Apple cake');
    expect(recipe()).toMatchObject({ title: 'Apple cake', slug: 'our-daily-bread' });
  });

  describe('whose address another recipe has', () => {
    const refusedFor = (code: ErrorCode) => ({
      status: 'not-saved' as const,
      failure: { code, message: 'No', lead: null, issues: {} },
      isRetried: false,
    });
    async function aRefusedRecipe(content: Partial<RecipeContent>, code: ErrorCode = 'slug_taken') {
      const $saving = atom<SavingState<RecipeContent, RecipeView>>({ status: 'saved' });
      const onScreen = await aDishOnScreen(content, { draft: { $saving } }, <TitleField />);
      act(() => $saving.set(refusedFor(code)));
      return { ...onScreen, $saving };
    }

    it('takes the next free address by itself', async () => {
      const { recipe, $saving } = await aRefusedRecipe({ title: 'Rye', slug: 'rye' });
      expect(recipe()).toMatchObject({ title: 'Rye', slug: 'rye-2' });
      act(() => $saving.set({ status: 'saving' }));
      act(() => $saving.set(refusedFor('slug_taken')));
      expect(recipe().slug).toBe('rye-3');
    });

    it('keeps the address that somebody chose', async () => {
      const { recipe } = await aRefusedRecipe({ title: 'Rye', slug: 'our-daily-bread' });
      expect(recipe().slug).toBe('our-daily-bread');
    });

    it('keeps its address where something else was refused', async () => {
      const { recipe } = await aRefusedRecipe({ title: 'Rye', slug: 'rye' }, 'validation_failed');
      expect(recipe().slug).toBe('rye');
    });
  });

  it('leads by Enter to the description, not into the address', async () => {
    const screenOf = (
      <>
        <TitleField />
        <input aria-label={texts.slug} data-field="slug" />
        <section data-field="description">
          <textarea aria-label="Description" />
        </section>
      </>
    );
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    await aDishOnScreen({ title: 'Rye', slug: 'rye' }, {}, screenOf);
    await userEvent.type(title(), 's{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Description'));
  });
});
