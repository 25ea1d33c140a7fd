import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { listsMessages as texts } from '#contract/kitchen/lists/lists-messages.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { ListName } from '#domain/kitchen/lists/list-names.ts';
import { aKitchen, idOf, manage } from '#kitchen/recipes/testing/list-page.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';

export const anIngredient = (number: number, title: string) => ({
  id: idOf(number),
  title,
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight' as const,
  defaultImperialMeasurementMethod: 'volume' as const,
  pluralTitle: null,
  link: null,
});
export const [leek, onion, scallion] = [
  anIngredient(1, 'leek'),
  anIngredient(2, 'onion'),
  anIngredient(3, 'scallion'),
];
export const globals = (changes: Partial<GlobalsAnswer> = {}): { body: GlobalsAnswer } => ({
  body: {
    units: [],
    terms: [],
    mergedTerms: [],
    ingredients: [scallion, leek, onion],
    equipment: [],
    fonts: [],
    colorThemes: [],
    typeThemes: [],
    ...changes,
  },
});

/** What a kitchen answers of a site that knows three ingredients, in fresh modules. */
export function aListPage(address = '/kitchen/hearth/ingredients'): FakeApi {
  const api = aKitchen(address);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  api.answer(`GET ${manage}/globals`, globals());
  api.answerWrongly(`GET ${manage}/current-site`, { site: { language: 'en' } });
  api.answer(`GET ${manage}/uses`, { body: { uses: { [onion.id]: 2, [scallion.id]: 1 } } });
  for (const { id } of [leek, onion, scallion]) {
    const recipes = [{ id: idOf(50), title: 'Soup', isPublished: false }];
    api.answer(`GET ${manage}/uses/${id}`, { body: { recipes, recipeCount: 1 } });
  }
  return api;
}

export async function openLists(list: ListName = 'ingredients'): Promise<void> {
  const { ListsScreen } = await import('../ListsScreen.tsx');
  render(createElement(ListsScreen));
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('list', { name: texts.headings[list] });
}
export const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
