import { useStore } from '@nanostores/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { refreshIndex } from '../../recipes/recipe-index.ts';
import { $siteGlobals } from '../site-globals.ts';
import { aDishOnScreen, manage } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { aUsage, anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { TermsSection } from './TermsSection.tsx';

const { terms: texts } = dishMessages;
const aTerm = (n: number, kind: 'meal' | 'diet' | 'tag', title: string) => ({
  id: anId(n),
  kind,
  title,
  slug: title.toLowerCase(),
  recipeCount: 0,
});
const [dinner, quick, fast] = [
  aTerm(1, 'meal', 'Dinner'),
  aTerm(2, 'tag', 'Quick'),
  aTerm(3, 'tag', 'Fast'),
];
const vegan = aTerm(4, 'diet', 'Vegan');

function Sections() {
  const site = useStore($siteGlobals);
  return site && <TermsSection site={site} />;
}

const open = (content: Partial<RecipeContent> = {}) =>
  aDishOnScreen(content, { terms: [dinner, quick, fast, vegan] }, <Sections />);
const line = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
const chips = (name: string) =>
  screen.queryAllByRole('button', { name: new RegExp(`^Remove .* from ${name}$`) });

describe('Terms of a recipe', () => {
  test('are taken as typed by Enter, chosen by the arrows, and nothing is chosen before', async () => {
    const { recipe, draft } = await open();
    await userEvent.type(line('Meals'), 'dinners');
    expect(screen.getByRole('option', { name: 'Dinner' }).getAttribute('aria-selected')).toBe(
      'false',
    );
    await userEvent.keyboard('{Enter}');
    expect(recipe().mealIds).toEqual([dinner.id]);
    await userEvent.type(line('Tags'), 'q{ArrowDown}{Enter}');
    expect(recipe().tagIds).toEqual([quick.id]);
    act(() => void draft.undo());
    expect([recipe().tagIds, recipe().mealIds]).toEqual([[], [dinner.id]]);
  });

  test('are made where there is none of that name', async () => {
    const { recipe, api } = await open();
    const made = aTerm(9, 'tag', 'Picnic');
    api.answer(`POST ${manage}/terms`, { status: 201, body: { term: made } });
    await userEvent.type(line('Tags'), 'Picnic');
    expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('PicnicNew tag');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(recipe().tagIds).toEqual([made.id]));
    expect(api.asked.at(-1)?.body).toEqual({ kind: 'tag', title: 'Picnic', slug: 'picnic' });
  });

  test('keep their words where they could not be made, to be tried again', async () => {
    const { recipe, api } = await open();
    api.answer(`POST ${manage}/terms`, refusal('temporarily_unavailable'));
    await userEvent.type(line('Tags'), 'Picnic{Enter}');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const made = aTerm(9, 'tag', 'Picnic');
    api.answer(`POST ${manage}/terms`, { status: 201, body: { term: made } });
    await userEvent.click(again);
    await waitFor(() => expect(recipe().tagIds).toEqual([made.id]));
    expect(chips('Tags')).toHaveLength(1);
  });

  test('are removed by Backspace in an empty line and by a press', async () => {
    const { recipe } = await open({ tagIds: [quick.id, fast.id] });
    await userEvent.type(line('Tags'), 'x{Backspace}');
    expect(recipe().tagIds).toHaveLength(2);
    await userEvent.keyboard('{Backspace}');
    expect(recipe().tagIds).toEqual([quick.id]);
    expect(screen.getByText('Fast removed')).toBeDefined();
    await userEvent.click(chips('Tags')[0]!);
    expect(recipe().tagIds).toEqual([]);
    expect(document.activeElement).toBe(line('Tags'));
  });

  test('wait while a word is composed', async () => {
    const { recipe } = await open({ tagIds: [quick.id] });
    fireEvent.keyDown(line('Tags'), { key: 'Backspace', isComposing: true });
    fireEvent.change(line('Tags'), { target: { value: 'fast' } });
    fireEvent.keyDown(line('Tags'), { key: 'Enter', isComposing: true });
    expect(recipe().tagIds).toEqual([quick.id]);
  });

  test('offer no diet that an ingredient speaks against, and doubt one that is written', async () => {
    const usage = aUsage(1, { ingredientTitleOverride: 'butter' });
    const group = { id: anId(100), title: 'Dough', note: null, ingredientUsages: [usage] };
    const { recipe } = await open({ ingredientUsageGroups: [group] });
    await userEvent.type(line('Diets'), 'veg');
    expect(screen.queryByRole('option', { name: /^Vegan/ })).toBeNull();
    await userEvent.type(line('Diets'), 'an{Enter}');
    expect(recipe().dietIds).toEqual([vegan.id]);
    expect(screen.getByText('Vegan? There is butter in it.')).toBeDefined();
  });

  test('that were deleted elsewhere can be taken away', async () => {
    const { recipe } = await open({ tagIds: [anId(77)] });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Deleted from Tags' }));
    expect(recipe().tagIds).toEqual([]);
  });
});

describe('Search words', () => {
  test('end with a comma or Enter, and a pasted list is one step to undo', async () => {
    const { recipe, draft } = await open({ keywords: ['soup'] });
    const field = screen.getByRole('textbox', { name: 'Search words' });
    await userEvent.type(field, 'autumn,one pot{Enter}');
    expect(recipe().keywords).toEqual(['soup', 'autumn', 'one pot']);
    await userEvent.click(field);
    await userEvent.paste('quick\r\n- easy; Soup');
    expect(recipe().keywords).toEqual(['soup', 'autumn', 'one pot', 'quick', 'easy']);
    act(() => void draft.undo());
    expect(recipe().keywords).toEqual(['soup', 'autumn', 'one pot']);
  });
});

describe('A term in all recipes', () => {
  const press = async (item: string, title = 'Fast') => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}:`) }));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  };

  test('is merged into another of its kind, and separated by undo', async () => {
    const { recipe, api } = await open({ tagIds: [fast.id] });
    const merged = { ...fast, intoId: quick.id, termId: quick.id, recipeCount: undefined };
    const { recipeCount: _, ...mergedTerm } = merged;
    const path = `${manage}/terms/${fast.id}`;
    const terms = [quick];
    api.answer(`POST ${path}/merge`, { body: { terms, mergedTerms: [mergedTerm] } });
    api.answer(`POST ${path}/separate`, { body: { terms: [quick, fast], mergedTerms: [] } });
    await press('Merge into…');
    await userEvent.type(await screen.findByLabelText('Which tag?'), 'dinner{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Choose one of the list.');
    await userEvent.clear(screen.getByLabelText('Which tag?'));
    await userEvent.type(screen.getByLabelText('Which tag?'), 'quick{Enter}');
    await waitFor(() => expect(chips('Tags')[0]?.ariaLabel).toBe('Remove Quick from Tags'));
    expect(recipe().tagIds).toEqual([fast.id]);
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(chips('Tags')[0]?.ariaLabel).toBe('Remove Fast from Tags');
  });

  const openUnused = async () => {
    const opened = await open({ tagIds: [fast.id] });
    opened.api.answer(`GET ${manage}/recipe-index`, {
      body: { recipes: [], goneIds: [], isWhole: true, next: null, cursor: '1' },
    });
    await act(refreshIndex);
    return opened;
  };

  test('is deleted where no other recipe has it, and made anew by undo', async () => {
    const { recipe, api } = await openUnused();
    api.answer(`DELETE ${manage}/terms/${fast.id}`, { status: 204 });
    await press('Delete this tag');
    await waitFor(() => expect($notices.get().at(-1)?.text).toBe(texts.deleted('Fast')));
    expect(recipe().tagIds).toEqual([]);
    const made = aTerm(9, 'tag', 'Fast');
    api.answer(`POST ${manage}/terms`, { status: 201, body: { term: made } });
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(recipe().tagIds).toEqual([made.id]);
  });

  test('stays in the recipe where another copy of a recipe still has it, which is said', async () => {
    const { recipe, api } = await openUnused();
    api.answer(`DELETE ${manage}/terms/${fast.id}`, refusal('in_use'));
    await press('Delete this tag');
    const said = texts.failed(texts.inUse);
    await waitFor(() => expect($notices.get().at(-1)?.text).toBe(said));
    expect(recipe().tagIds).toEqual([fast.id]);
    expect(chips('Tags')[0]?.ariaLabel).toBe('Remove Fast from Tags');
  });

  test('is renamed, keeps its address, and gets its name back by undo', async () => {
    const { api } = await open({ tagIds: [fast.id] });
    const path = `PUT ${manage}/terms/${fast.id}`;
    api.answer(path, { body: { term: { ...fast, title: 'Speedy' } } });
    await press('Rename…');
    const name = await screen.findByLabelText('Name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Speedy{Enter}');
    await waitFor(() => expect(chips('Tags')[0]?.ariaLabel).toBe('Remove Speedy from Tags'));
    const renamed = api.asked.findLast(({ method }) => method === 'PUT');
    expect(renamed?.body).toEqual({ title: 'Speedy' });
    api.answer(path, { body: { term: fast } });
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(chips('Tags')[0]?.ariaLabel).toBe('Remove Fast from Tags');
  });
});
