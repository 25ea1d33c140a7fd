import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ingredientUsageRows } from '#domain/kitchen/draft/recipe-updates.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { aRecipe, aUsage, anId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { DraftScope, useDraft, useDraftAtRest, useRecipeDraft } from './use-draft.ts';

const rowCount = 60;
const usages = Array.from({ length: rowCount }, (_, index) => aUsage(index + 1));
const group = { id: anId(100), title: '', note: null, ingredientUsages: usages };
const recipe = aRecipe({ ingredientUsageGroups: [group] });

const rendered: string[] = [];

afterEach(() => void vi.useRealTimers());

function Row({ id }: { id: string }) {
  const usage = useDraft((shown) => ingredientUsageRows.find(shown, id));
  rendered.push(id);
  return <li>{usage?.ingredientTitleOverride}</li>;
}

function Rows() {
  const groups = useDraft((shown) => shown.ingredientUsageGroups.length);
  rendered.push(`${groups} group`);
  return usages.map(({ id }) => <Row key={id} id={id} />);
}

it('renders one row of sixty for what is typed in it', () => {
  const draft = aDraft(recipe);
  render(
    <DraftScope value={draft}>
      <Rows />
    </DraftScope>,
  );
  rendered.length = 0;
  act(() => {
    draft.change({
      field: '',
      update: (shown) =>
        ingredientUsageRows.patch(shown, anId(7), { ingredientTitleOverride: 'Rye' }),
    });
  });
  expect(rendered).toEqual([anId(7)]);
  expect(screen.getByText('Rye')).toBeTruthy();
  act(() => void draft.undo());
  expect(rendered).toEqual([anId(7), anId(7)]);
});

function Said() {
  const draft = useRecipeDraft();
  useDraft((shown) => shown.title);
  const title = useDraftAtRest((shown) => shown.title);
  return <output>{`${title} of ${draft.$recipe.get().title.length}`}</output>;
}

it('says of a text what it was when typing paused, however often the view is rendered', () => {
  vi.useFakeTimers();
  const draft = aDraft(aRecipe({ title: 'Rye' }));
  render(
    <DraftScope value={draft}>
      <Said />
    </DraftScope>,
  );
  for (const title of ['Rye b', 'Rye br', 'Rye bread']) {
    act(() => void draft.change({ field: 'title', update: (shown) => ({ ...shown, title }) }));
    act(() => void vi.advanceTimersByTime(100));
  }
  expect(screen.getByRole('status').textContent).toBe('Rye of 9');
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.getByRole('status').textContent).toBe('Rye bread of 9');
});
