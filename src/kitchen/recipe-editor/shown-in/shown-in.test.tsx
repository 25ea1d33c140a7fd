import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { dishMessages } from '#contract/kitchen/recipe/dish-messages.ts';
import type { SiteRole } from '#domain/accounts/site-role.ts';
import { keepAccount } from '#stores/accounts/account.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { $notices } from '../../shell/notices/notices.ts';
import { aDishOnScreen, manage } from '#kitchen/recipe-editor/testing/DishOnScreen.tsx';
import { anId, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { LanguageField } from './LanguageField.tsx';
import { loadShownIn } from './shown-in.ts';
import { ShownInSection } from './ShownInSection.tsx';

const { shown: texts } = dishMessages;
const [weeknights, baking, other] = [anId(1), anId(2), anId(3)];
const aCollection = (id: string, title: string) => ({
  id,
  title,
  slug: title.toLowerCase(),
  description: null,
  imageId: null,
  imageCrop: null,
  cover: null,
  image: null,
  videoId: null,
  position: 0,
  version: 1,
  recipeCount: 4,
  createdAt: '2026-05-17T09:30:00.000Z',
  updatedAt: '2026-05-17T09:30:00.000Z',
});
const hearth = { id: anId(70), slug: 'hearth', title: 'Hearth', url: 'https://hearth.example' };
/** Of the settings only these are read. */
const aSite = (version: number, featuredRecipeIds: string[]) => ({
  site: { title: 'Hearth', slug: 'hearth', language: 'en', version, featuredRecipeIds },
});

async function open(role: SiteRole = 'owner') {
  keepAccount(anAccount({ sites: [{ ...hearth, role }] }));
  const dish = await aDishOnScreen({}, {}, <ShownInSection>{null}</ShownInSection>);
  const { api } = dish;
  api.answerWrongly(`GET ${manage}/current-site`, aSite(1, [other]));
  api.answer(`GET ${manage}/collections`, {
    body: {
      collections: [aCollection(weeknights, 'Weeknights'), aCollection(baking, 'Baking')],
      total: 2,
    },
  });
  await act(loadShownIn);
  await screen.findByRole('combobox', { name: 'In collections' });
  return dish;
}

const featured = () => screen.getByRole<HTMLInputElement>('switch');
const collections = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'In collections' });
const member = (title: string) =>
  screen.queryByRole('button', { name: `Remove ${title} from In collections` });
const takeBack = () => act(async () => $notices.get().at(-1)?.offer?.undo());

describe('Where a recipe is shown', () => {
  test('is a switch for the home page, and its undo puts everything back', async () => {
    const { api } = await open();
    api.answerWrongly(`PUT ${manage}/sites`, aSite(2, [recipeId, other]));
    await userEvent.click(featured());
    await waitFor(() => expect(featured().checked).toBe(true));
    expect(screen.getByText('It shows there once it is published.')).toBeDefined();
    expect(api.asked.findLast(({ method }) => method === 'PUT')).toMatchObject({
      ifMatch: '"1"',
      body: { title: 'Hearth', slug: 'hearth', featuredRecipeIds: [recipeId, other] },
    });
    api.answerWrongly(`GET ${manage}/current-site`, aSite(2, [recipeId, other]));
    api.answerWrongly(`PUT ${manage}/sites`, aSite(3, [other]));
    await takeBack();
    await waitFor(() => expect(featured().checked).toBe(false));
    const undone = api.asked.findLast(({ method }) => method === 'PUT');
    expect(undone).toMatchObject({ ifMatch: '"2"', body: { featuredRecipeIds: [other] } });
  });

  test('is told to who may not choose it, who is led to where it is written', async () => {
    await open('editor');
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(texts.isNotFeaturedHere)).toBeDefined();
    const there = screen.getByRole('link', { name: texts.featuredThere });
    expect(there.getAttribute('href')).toBe('/kitchen/hearth/homepage');
  });

  test('is added to what a colleague featured in between', async () => {
    const { api } = await open();
    const theirs = 'f3b1a6a4-1b5e-4c9e-9a47-2f2f0c5f7a11';
    const answer = api.answerLater(`PUT ${manage}/sites`);
    await userEvent.click(featured());
    api.answerWrongly(`GET ${manage}/current-site`, aSite(2, [theirs, other]));
    api.answerWrongly(`PUT ${manage}/sites`, aSite(3, [recipeId, theirs, other]));
    await act(async () => answer(refusal('stale_write')));
    await waitFor(() => expect(featured().checked).toBe(true));
    expect(api.asked.findLast(({ method }) => method === 'PUT')).toMatchObject({
      ifMatch: '"2"',
      body: { featuredRecipeIds: [recipeId, theirs, other] },
    });
  });

  test('stays as it was where it could not be saved', async () => {
    const { api } = await open();
    api.answer(`PUT ${manage}/sites`, refusal('temporarily_unavailable'));
    await userEvent.click(featured());
    await waitFor(() => expect($notices.get().at(-1)?.text).toMatch(/^Not changed: /));
    expect(featured().checked).toBe(false);
  });

  test('is a collection that is found, entered and left again by undo', async () => {
    const { api } = await open();
    const results = [{ recipeId, status: 'done' }];
    api.answer(`POST ${manage}/recipe-actions`, { body: { results, undoId: anId(60) } });
    await userEvent.type(collections(), 'week{ArrowDown}{Enter}');
    expect(member('Weeknights')).not.toBeNull();
    await waitFor(() => expect($notices.get().at(-1)?.text).toBe('Added to “Weeknights”'));
    expect(api.asked.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      action: 'add-to-collection',
      collectionId: weeknights,
      recipeIds: [recipeId],
    });
    const undone = { body: { results: [{ recipeId, status: 'undone' }] } };
    api.answer(`POST ${manage}/undo-actions/${anId(60)}`, undone);
    await takeBack();
    await waitFor(() => expect(member('Weeknights')).toBeNull());
  });

  test('is no collection that refuses it, and why is told', async () => {
    const { api } = await open();
    const failed = { recipeId, status: 'failed', error: 'It is full.' };
    api.answer(`POST ${manage}/recipe-actions`, { body: { results: [failed], undoId: null } });
    await userEvent.type(collections(), 'baking{Enter}');
    await waitFor(() => expect($notices.get().at(-1)?.text).toBe('Not changed: It is full.'));
    expect(member('Baking')).toBeNull();
  });

  test('is no collection that there is not: the words stay', async () => {
    const { api } = await open();
    await userEvent.type(collections(), 'Picnics{Enter}');
    expect(collections().value).toBe('Picnics');
    expect(api.asked.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('The language of a recipe', () => {
  const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' });

  test('is written by name or tag, chosen, and that of the site again', async () => {
    const { recipe } = await aDishOnScreen({}, {}, <LanguageField siteLanguage="en" />);
    expect(field().placeholder).toBe('As the site: English');
    await userEvent.type(field(), 'pt-br{Enter}');
    expect(recipe().language).toBe('pt-BR');
    expect(field().value).toBe('Brazilian Portuguese');
    await userEvent.clear(field());
    await userEvent.type(field(), 'germ{ArrowDown}{Enter}');
    expect(recipe().language).toBe('de');
    await userEvent.click(screen.getByRole('button', { name: 'As the site' }));
    expect(recipe().language).toBeNull();
  });

  test('keeps words that name none, and the recipe the language before', async () => {
    const { recipe } = await aDishOnScreen(
      { language: 'fr' },
      {},
      <LanguageField siteLanguage="en" />,
    );
    await userEvent.clear(field());
    await userEvent.type(field(), 'Klingonese');
    await userEvent.tab();
    expect(recipe().language).toBe('fr');
    expect(field().value).toBe('Klingonese');
    expect(screen.getByText(/^Write a language/)).toBeDefined();
  });
});
