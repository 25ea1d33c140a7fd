import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { personMessages } from '#contract/kitchen/shell/person-messages.ts';
import { historyMessages as texts } from '#contract/kitchen/recipe/history-messages.ts';
import type { RevisionSummaryView } from '#contract/recipe/recipe-history.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { aRecipe, aView, anId, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import type { RecipeDraft } from '../recipe-editor/draft/open-draft.ts';

const site = {
  id: anId(1),
  slug: 'hearth',
  title: 'Ash Drawer',
  url: 'https://hearth.example',
  role: 'owner',
} as const;
const path = `/api/v1/manage/hearth/recipes/${recipeId}/revisions`;
const author = { id: anId(2), displayName: 'Ruth' };
const aRevision = (n: number, changes: Partial<RevisionSummaryView> = {}): RevisionSummaryView => ({
  id: anId(n),
  kind: 'auto',
  name: null,
  version: n,
  at: new Date(Date.UTC(2026, 4, 17, 9, n)).toISOString(),
  author,
  ...changes,
});
const kept = [
  { revision: aRevision(30), content: aRecipe({ title: 'Rye bread' }) },
  { revision: aRevision(20, { kind: 'publish' }), content: aRecipe({ title: 'Bread' }) },
  {
    revision: aRevision(10, { kind: 'named', name: 'The first' }),
    content: aRecipe({ title: 'Loaf', prepTimeMinutes: 75 }),
  },
];
const nothing = { units: [], terms: [], mergedTerms: [], ingredients: [], equipment: [] };
const emptyGlobals = { ...nothing, fonts: [], colorThemes: [], typeThemes: [] };

let api: FakeApi;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 4, 17, 11, 30) });
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  globalThis.history.replaceState(null, '', `/kitchen/hearth/recipes/${recipeId}/history`);
  api = fakeApi();
  answerList(kept.map(({ revision }) => revision));
  for (const { revision, content } of kept) {
    api.answer(`GET ${path}/${revision.id}`, { body: { revision: { ...revision, content } } });
  }
  api.answer('GET /api/v1/manage/hearth/globals', { body: emptyGlobals });
  api.answerWrongly('GET /api/v1/manage/hearth/current-site', { site: { language: 'en' } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.resetModules();
});

const answerList = (revisions: RevisionSummaryView[]) =>
  api.answer(`GET ${path}`, { body: { revisions, total: revisions.length } });

async function aHistory(recipe: RecipeContent = aRecipe({ title: 'Brown bread' })) {
  // The screen asks how wide it is as soon as it is loaded.
  const [{ RecipeHistory }, { DraftScope }, { loadSiteGlobals }, { $notices }] = await Promise.all([
    import('./RecipeHistory.tsx'),
    import('../recipe-editor/draft/use-draft.ts'),
    import('../recipe-editor/site-globals.ts'),
    import('../shell/notices/notices.ts'),
  ]);
  await loadSiteGlobals();
  const draft: RecipeDraft = aDraft(recipe);
  const user = userEvent.setup();
  render(
    <DraftScope value={draft}>
      <RecipeHistory site={site} />
    </DraftScope>,
  );
  await screen.findByText('The first');
  return { draft, user, notices: () => $notices.get() };
}

const titles = () =>
  within(screen.getByRole('navigation', { name: texts.versions }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const line = (name: RegExp) => screen.getByRole('link', { name });
const words = async (name: string) =>
  (await screen.findByRole('region', { name })).querySelector('.history-words')?.textContent;
const choose = (name: string) => screen.getByRole('button', { name });

describe('The history of a recipe', () => {
  it('lists who kept what and when, the newest first', async () => {
    await aHistory();
    expect(titles()).toEqual([
      'NowAs it stands in the editor',
      expect.stringMatching(/AutosavedRuth · 2 hours ago$/),
      expect.stringMatching(/PublishedRuth · 2 hours ago$/),
      expect.stringMatching(/The firstRuth · 2 hours ago$/),
    ]);
    expect(screen.getByRole('heading', { name: texts.today })).toBeTruthy();
  });

  it('tells somebody without a name from somebody who is gone', async () => {
    const nameless = aRevision(20, { author: { ...author, displayName: null } });
    answerList([nameless, aRevision(10, { name: 'The first', author: null })]);
    await aHistory();
    expect(titles().slice(1)).toEqual([
      expect.stringContaining(personMessages.nameless),
      expect.stringContaining(personMessages.gone),
    ]);
  });

  it('tells what became of the words since the version before', async () => {
    await aHistory();
    expect(await words('Title and description')).toBe(
      'taken away: Rye end.  added: Brown end.  bread',
    );
  });

  it('says that the names of a site did not come, and asks for them again', async () => {
    const globals = 'GET /api/v1/manage/hearth/globals';
    api.answer(globals, refusal('internal_error'));
    const { user } = await aHistory();
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    expect(screen.queryByText(texts.loading)).toBeNull();
    api.answer(globals, { body: emptyGlobals });
    await user.click(again);
    expect(await words('Title and description')).toContain('Brown');
  });

  it('says that a version did not come, and asks for it again', async () => {
    const version = `GET ${path}/${anId(30)}`;
    api.answer(version, refusal('internal_error'));
    const { user } = await aHistory();
    const again = await screen.findByRole('button', { name: texts.tryAgain });
    const revision = { ...kept[0]!.revision, content: kept[0]!.content };
    api.answer(version, { body: { revision } });
    await user.click(again);
    expect(await words('Title and description')).toContain('Brown');
  });

  it('goes through the versions by keys, and shows each as it comes to it', async () => {
    const { user } = await aHistory();
    line(/^Now/).focus();
    await user.keyboard('j{ArrowDown}');
    expect(document.activeElement?.textContent).toContain('Published');
    expect(globalThis.location.search).toBe(`?version=${anId(20)}`);
    expect(await screen.findByRole('heading', { name: /^Today, / })).toBeTruthy();
    expect(await words('Time and yield')).toContain('1 hour 15 minutes');
    await user.keyboard('{End}');
    expect(await screen.findByText(texts.first)).toBeTruthy();
  });

  it('shows named and published versions alone where that is asked', async () => {
    const { user } = await aHistory();
    await user.click(choose(texts.milestones));
    expect(titles()).toHaveLength(3);
  });

  it('restores a version of exactly the copy of now, and takes it back', async () => {
    const { user, draft, notices } = await aHistory();
    await user.click(line(/The first/));
    const restored = aView(aRecipe({ title: 'Loaf' }), 2);
    api.answer(`POST ${path}/${anId(10)}/restore`, { body: { recipe: restored, leftOut: ['x'] } });
    await user.click(choose(texts.restore));
    expect(api.asked.find(({ method }) => method === 'POST')?.ifMatch).toBe('"1"');
    expect(draft.$recipe.get().title).toBe('Loaf');
    const [notice] = notices();
    expect(notice?.text).toContain(texts.leftOut(1));
    await act(async () => notice?.offer?.undo());
    expect(draft.$recipe.get().title).toBe('Brown bread');
  });

  it('restores a version around what is typed meanwhile, and takes it back around it too', async () => {
    const { user, draft, notices } = await aHistory();
    const write = (changes: Partial<RecipeContent>) =>
      draft.change({ field: '', update: (recipe) => ({ ...recipe, ...changes }) });
    await user.click(line(/The first/));
    const restored = aView(aRecipe({ title: 'Loaf', prepTimeMinutes: 75 }), 2);
    api.answer(`POST ${path}/${anId(10)}/restore`, { body: { recipe: restored, leftOut: [] } });
    draft.whenSaved = async (run) => {
      const asked = draft.$recipe.get();
      write({ yieldServings: 4 });
      return run(1, asked);
    };
    await user.click(choose(texts.restore));
    const restoredToo = { title: 'Loaf', prepTimeMinutes: 75, yieldServings: 4 };
    expect(draft.$recipe.get()).toMatchObject(restoredToo);
    act(() => void write({ cookTimeMinutes: 30 }));
    await act(async () => notices()[0]?.offer?.undo());
    const { title, prepTimeMinutes, cookTimeMinutes, yieldServings } = draft.$recipe.get();
    expect([title, prepTimeMinutes]).toEqual(['Brown bread', null]);
    expect([cookTimeMinutes, yieldServings]).toEqual([30, 4]);
  });

  it('brings one part back and leaves the rest', async () => {
    const { user, draft, notices } = await aHistory();
    await user.click(line(/The first/));
    await user.click(choose(texts.comparisons.now));
    await user.click(await screen.findByRole('button', { name: texts.bringBackOf('Preparation') }));
    expect(draft.$recipe.get()).toMatchObject({ title: 'Brown bread', prepTimeMinutes: 75 });
    await act(async () => notices()[0]?.offer?.undo());
    expect(draft.$recipe.get()).toMatchObject({ title: 'Brown bread', prepTimeMinutes: null });
  });

  it('gives a version a name, and says why where that fails', async () => {
    const { user } = await aHistory();
    await user.click(line(/Autosaved/));
    await user.click(choose(texts.name));
    await user.keyboard('Before lunch');
    api.answer(`PUT ${path}/${anId(30)}`, refusal('not_found'));
    await user.click(choose(texts.saveName));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Before lunch');
    expect(screen.getByText(/^Not named: /)).toBeTruthy();
    const revision = aRevision(30, { name: 'Before lunch' });
    api.answer(`PUT ${path}/${anId(30)}`, { body: { revision } });
    await user.click(choose(texts.saveName));
    expect(await screen.findByRole('heading', { name: 'Before lunch' })).toBeTruthy();
    expect(line(/Before lunch/)).toBeTruthy();
    await expect.poll(() => document.activeElement).toBe(choose(texts.rename));
  });

  it('leaves the focus where naming began when it is called off', async () => {
    const { user } = await aHistory();
    await user.click(line(/Autosaved/));
    await user.click(choose(texts.name));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(choose(texts.name));
  });

  it('restores nothing where somebody saved meanwhile', async () => {
    const { user, draft } = await aHistory();
    const refused = refusal('stale_write');
    api.answer(`POST ${path}/${anId(10)}/restore`, refused);
    await user.click(line(/The first/));
    await user.click(choose(texts.restore));
    expect(draft.$recipe.get().title).toBe('Brown bread');
    expect(globalThis.location.search).toContain(anId(10));
  });
});
