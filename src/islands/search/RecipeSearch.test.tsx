import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#stores/testing/fake-api.ts';
import { aSearchAnswer } from '#stores/testing/recipes.ts';
import type { FilterGroup, Suggestion } from './filters/filter-option.ts';
import { RecipeSearch } from './RecipeSearch.tsx';

const vegan = { slug: 'vegan', title: 'Vegan', recipeCount: 3 };
const halal = { slug: 'halal', title: 'Halal', recipeCount: 2 };
const groups: FilterGroup[] = [{ kind: 'diets', label: 'Diets', options: [vegan, halal] }];
const suggestions: Suggestion[] = [{ kind: 'diets', ...vegan }];

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  fakeApi().answer('GET /api/v1/site/hearth/recipes', aSearchAnswer([]));
});

afterEach(() => {
  act(() => {
    history.replaceState(null, '', '/recipes');
    globalThis.dispatchEvent(new PopStateEvent('popstate'));
  });
  vi.unstubAllGlobals();
});

const show = (address: string) => {
  history.replaceState(null, '', address);
  render(<RecipeSearch suggestions={suggestions} groups={groups} showsFilters />);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (element: HTMLElement) => {
  element.focus();
  await userEvent.keyboard('{Enter}');
};

describe('The focus of whoever filters by keyboard, §10', () => {
  it('goes on with the chip that stands for the one that was pressed', async () => {
    show('/recipes');
    await press(screen.getByRole('link', { name: 'Vegan 3' }));
    expect(document.activeElement).toBe(button('Remove filter Vegan'));
    await press(button('Remove filter Vegan'));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Vegan 3' }));
  });

  it('goes on with all filters where no chip stands for it', async () => {
    show('/recipes?diets=halal');
    await press(button('Remove filter Halal'));
    expect(document.activeElement).toBe(button('Filters'));
  });

  it('stays where it is when the address changes by itself', () => {
    show('/recipes?diets=halal');
    screen.getByRole('searchbox').focus();
    act(() => {
      history.replaceState(null, '', '/recipes');
      globalThis.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('begins anew with the first filters when all are cleared', async () => {
    show('/recipes?diets=halal');
    await press(button(/^Filters/));
    await press(await screen.findByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Diets' }));
  });
});
