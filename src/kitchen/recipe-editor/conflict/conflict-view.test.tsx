import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aspectsOfRecipe, aspectsOfRows } from '#domain/recipe/differences/recipe-aspects.ts';
import { conflictMessages as texts } from '#contract/kitchen/recipe/conflict-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { savingMessages } from '#contract/kitchen/shell/saving-messages.ts';
import type { IngredientUsage, RecipeContent } from '#domain/recipe/recipe.ts';
import { aKnownSite } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { aRecipe, anId, aUsage, recipeId, stored } from '#kitchen/recipe-editor/testing/recipes.ts';
import { writtenRecipe } from '#domain/kitchen/draft/written-recipe.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { SavingStatus } from '../SavingStatus.tsx';
import { DraftScope } from '../draft/use-draft.ts';
import { ConflictView } from './ConflictView.tsx';

const revisions = `POST /api/v1/manage/hearth/recipes/${recipeId}/revisions`;
const base = aRecipe({ title: 'Bread', prepTimeMinutes: 10 });
const revision = {
  id: anId(5),
  kind: 'merge',
  name: 'Before merging',
  version: 2,
  at: '2026-05-17T09:30:00.000Z',
  author: null,
};

let api: FakeApi;

beforeEach(() => {
  globalThis.history.replaceState(null, '', `/kitchen/hearth/recipes/${recipeId}`);
  api = fakeApi();
  api.answer(revisions, { status: 201, body: { revision } });
});
afterEach(() => void vi.unstubAllGlobals());

function aConflict(
  mine: Partial<RecipeContent>,
  theirs: Partial<RecipeContent>,
  was: RecipeContent = base,
) {
  const resolved: RecipeContent[] = [];
  const draft = aDraft({ ...base, ...mine }, { resolve: (recipe) => resolved.push(recipe) });
  render(
    <DraftScope value={draft}>
      <ConflictView base={was} theirs={stored({ ...base, ...theirs }, 2)} />
    </DraftScope>,
  );
  const save = () => userEvent.click(screen.getByRole('button', { name: texts.save }));
  return { draft, resolved, save };
}

const kept = () => api.asked.map(({ body }) => body as { name: string; content: RecipeContent });

describe('The sides of a conflict', () => {
  const sides = () =>
    screen
      .getAllByRole('group')
      .map((group) =>
        [...group.querySelectorAll('.editor-side, legend')].map((each) => each.textContent),
      );
  const quick = {
    id: anId(31),
    kind: 'tag',
    slug: 'quick',
    title: 'Quick',
    recipeCount: 0,
  } as const;
  const brunch = { ...quick, id: anId(32), slug: 'brunch', title: 'Brunch' };
  const lines = (...all: IngredientUsage[]) => ({
    ingredientUsageGroups: [{ id: anId(40), title: 'Dough', note: null, ingredientUsages: all }],
  });

  it('are told by names and in spoken amounts', async () => {
    await aKnownSite(api, { terms: [quick, brunch] });
    aConflict(
      { difficultyLevel: 'easy', prepTimeMinutes: 75, videoId: anId(33) },
      { difficultyLevel: 'hard', prepTimeMinutes: 20, videoId: anId(34) },
    );
    expect(sides()).toEqual([
      ['Film', 'a film', 'a film'],
      ['Preparation', '1 hour 15 minutes', '20 minutes'],
      ['Difficulty', 'Easy', 'Hard'],
    ]);
  });

  it('leave an address that nobody chose to the title that made it', async () => {
    await aKnownSite(api, {});
    const { save, resolved } = aConflict(
      { title: 'Rye bread', slug: 'rye-bread' },
      { title: 'Leek bread', slug: 'leek-bread-2' },
    );
    expect(sides()).toEqual([['Title', 'Rye bread', 'Leek bread']]);
    await userEvent.click(screen.getByRole('radio', { name: /^Theirs/ }));
    await save();
    await vi.waitFor(() => {
      expect(resolved).toMatchObject([{ title: 'Leek bread', slug: 'leek-bread-2' }]);
    });
  });

  it('are asked about an address that somebody chose', async () => {
    await aKnownSite(api, {});
    aConflict({ title: 'Rye', slug: 'rye' }, { title: 'Leek', slug: 'our-daily-bread' });
    expect(sides().map(([field]) => field)).toEqual(['Title', 'Address']);
  });

  it('name the row that they are about', async () => {
    await aKnownSite(api, {});
    const was = { ...base, ...lines(aUsage(1, { ingredientTitleOverride: 'flour' })) };
    aConflict(
      lines(aUsage(1, { quantityMin: 2, ingredientTitleOverride: 'flour' })),
      lines(aUsage(1, { quantityMin: 3, ingredientTitleOverride: 'flour' })),
      was,
    );
    expect(sides()).toEqual([['Ingredient: amount of “2 flour”', '2 flour', '3 flour']]);
  });

  it('are one for the words of a line and what was read from them', async () => {
    await aKnownSite(api, {});
    const line = (kind: string, quantityMin: number) => {
      const named = { ingredientTitleOverride: `flour ${kind}` };
      return lines(aUsage(1, { quantityMin, ...named, writtenAs: `${quantityMin} flour ${kind}` }));
    };
    const theirs = line('bio', 3);
    const { save, resolved } = aConflict(line('T45', 2), theirs, { ...base, ...line('', 2) });
    expect(sides()).toEqual([['Ingredient: line of “2 flour T45”', '2 flour T45', '3 flour bio']]);
    await userEvent.click(screen.getByRole('radio', { name: /^Theirs/ }));
    await save();
    await expect.poll(() => resolved).toMatchObject([theirs]);
  });

  it('list the rows of an order', async () => {
    await aKnownSite(api, {});
    const one = (n: number, title: string) =>
      aUsage(n, { quantityMin: null, ingredientTitleOverride: title });
    const [salt, rye, oil] = [one(1, 'salt'), one(2, 'rye'), one(3, 'oil')];
    aConflict(lines(rye, salt, oil), lines(oil, salt, rye), { ...base, ...lines(salt, rye, oil) });
    expect(sides()).toEqual([['Ingredient: order', 'rye\nsalt\noil', 'oil\nsalt\nrye']]);
  });
});

describe('Fields in a conflict', () => {
  const ofRows = Object.entries(aspectsOfRows).flatMap(([list, aspects]) =>
    [...Object.keys(aspects), 'groupId'].map((aspect) => `${list}.${anId(9)}.${aspect}`),
  );

  it.each([...Object.keys(aspectsOfRecipe), ...ofRows])(
    'have a name, whatever a merge finds: %s',
    (path) => {
      expect(texts.fieldAt(path)).toMatch(/^[A-Z]/);
      expect(texts.fieldAt(path)).not.toContain('Something else');
    },
  );
});

describe('What a conflict would lose', () => {
  it('is kept before mine is saved over theirs', async () => {
    const { save, resolved } = aConflict({ title: 'My bread' }, { title: 'Their bread' });
    await save();
    expect(resolved.map(({ title }) => title)).toEqual(['My bread']);
    expect(kept()).toMatchObject([{ content: { title: 'Their bread' } }]);
    expect(kept()[0]?.name).toMatch(/^Before merging, \d\d:\d\d$/);
  });

  it('is kept in as few bytes as a recipe is saved in', async () => {
    const { save } = aConflict({ title: 'My bread' }, { title: 'Their bread' });
    await save();
    const { content } = kept()[0]!;
    const [group] = content.ingredientUsageGroups;
    expect(content).toEqual(writtenRecipe({ ...base, title: 'Their bread' }));
    expect(group!.ingredientUsages[0]).not.toHaveProperty('note');
  });

  it('is kept of both where each loses something', async () => {
    const { save, resolved } = aConflict(
      { title: 'My bread', prepTimeMinutes: 20 },
      { title: 'Their bread', prepTimeMinutes: 30 },
    );
    await userEvent.click(screen.getAllByRole('radio', { name: /^Theirs/ })[0]!);
    await save();
    expect(resolved).toMatchObject([{ title: 'Their bread', prepTimeMinutes: 20 }]);
    expect(kept().map(({ content }) => content.title)).toEqual(['My bread', 'Their bread']);
    expect(kept().map(({ name }) => name.split(', ').at(-1))).toEqual(['mine', 'theirs']);
  });

  it('is nothing where both sides fit together', async () => {
    const { save, resolved } = aConflict({ title: 'My bread' }, { prepTimeMinutes: 30 });
    await save();
    expect(resolved).toMatchObject([{ title: 'My bread', prepTimeMinutes: 30 }]);
    expect(kept()).toEqual([]);
  });

  it('holds up what is saved, until the person lets it go', async () => {
    const { save, resolved } = aConflict({ title: 'My bread' }, { title: 'Their bread' });
    api.answer(revisions, refusal('validation_failed'));
    await save();
    expect(resolved).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: texts.saveWithoutKeeping }));
    expect(resolved.map(({ title }) => title)).toEqual(['My bread']);
  });

  it('counts what is typed while it is kept', async () => {
    const { save, resolved, draft } = aConflict({ title: 'My bread' }, { title: 'Their bread' });
    const answer = api.answerLater(revisions);
    await save();
    draft.change({ field: 'title', update: (recipe) => ({ ...recipe, title: 'My own bread' }) });
    answer({ status: 201, body: { revision } });
    await expect.poll(() => resolved.map(({ title }) => title)).toEqual(['My own bread']);
    expect(kept()).toHaveLength(1);
  });
});

describe('A conflict', () => {
  it('names each field as the editor does', () => {
    const { fieldAt } = texts;
    const id = anId(9);
    expect(fieldAt('slug')).toBe(recipeEditorMessages.fields.slug);
    expect(fieldAt('yieldServings')).toBe(recipeEditorMessages.fields.yieldServings);
    expect(fieldAt(`instructions.${id}.timerMinutes`)).toBe('Step: timer');
    expect(fieldAt(`ingredientUsages.${id}.ingredientTitleOverride`)).toBe(
      'Ingredient: ingredient',
    );
    expect(fieldAt('instructions.order')).toBe('Step: order');
  });

  it('leaves the focus in the field that was decided', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    const { save } = aConflict({ title: 'My bread' }, { title: 'Their bread' });
    render(<input aria-label="Title" data-field="title" />);
    await save();
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });

  it('is reached from far below by the state of saving', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    const draft = aDraft(base, {
      $saving: atom({ status: 'conflict', base, theirs: stored(base, 2) }),
    });
    render(
      <DraftScope value={draft}>
        <SavingStatus />
        <ConflictView base={base} theirs={stored(base, 2)} />
      </DraftScope>,
    );
    await userEvent.click(screen.getByRole('button', { name: savingMessages.compare }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.heading }));
  });
});
