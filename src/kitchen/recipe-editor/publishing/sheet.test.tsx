import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publishingMessages } from '#contract/kitchen/publishing/publishing-messages.ts';
import { clockMessages } from '#contract/kitchen/shell/clock-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import type { PublicationPlan } from '#contract/recipe/publication-plan.ts';
import { aRecipe, recipeId } from '#kitchen/recipe-editor/testing/recipes.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { standInForDialogs } from '#ui/testing/dialogs.ts';
import { DraftScope } from '../draft/use-draft.ts';
import { PublicationBars } from './PublicationBars.tsx';
import { PublishControl } from './PublishControl.tsx';
import { aSavedDraft, publishedAt, told } from './testing/published-draft.ts';

const texts = { ...publishingMessages, ...publishSheetMessages };
const recipe = `/api/v1/manage/hearth/recipes/${recipeId}`;
const url = 'https://hearth.larder.test/recipes/bread';
const now = '2026-11-23T18:30:00.000Z';
const plan: PublicationPlan = {
  version: 3,
  now,
  url,
  published: null,
  takenBy: null,
  pages: { isWhole: false, certain: 7, most: 9 },
  shownOn: { home: true, recipes: true, feed: false, collections: [] },
  sellsSubscriptions: false,
  withdrawn: null,
};
const schedule = {
  at: '2026-11-27T07:00:00.000Z',
  zone: 'Europe/Berlin',
  wall: '2026-11-27T08:00',
  hasLaterChanges: true,
  error: null,
};

let api: FakeApi;

beforeAll(standInForDialogs);
beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  globalThis.history.replaceState(null, '', `/kitchen/hearth/recipes/${recipeId}`);
  api = fakeApi();
  answerPlan();
  const live = { state: 'live', revision: 1, pendingChanges: 0, failures: [], liveSince: now };
  api.answer('GET /api/v1/manage/hearth/build-status', { body: live });
  api.answer(`POST ${recipe}/publish`, told({ publishedAt }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const answerPlan = (changes: Partial<PublicationPlan> = {}) =>
  api.answer(`GET ${recipe}/publication-plan`, { body: { plan: { ...plan, ...changes } } });
const asked = (method: string, path: string) =>
  api.asked.filter((each) => each.method === method && each.path.endsWith(path));
const focused = () => document.activeElement?.textContent;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

function anOpenRecipe(given: Parameters<typeof aSavedDraft>[0] = {}) {
  const saved = aSavedDraft(given);
  render(
    <DraftScope value={saved.draft}>
      <PublishControl />
      <PublicationBars />
    </DraftScope>,
  );
  return { ...saved, user: userEvent.setup() };
}

describe('The sheet before publishing', () => {
  it('opens by a key from wherever somebody writes', async () => {
    const { user } = anOpenRecipe();
    await button(texts.buttons.publish);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText('7 to 9 pages change.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it('says what happens, and publishes with Enter', async () => {
    const { user } = anOpenRecipe();
    (await button(texts.buttons.publish)).focus();
    await user.keyboard('{Enter}');
    await screen.findByText('7 to 9 pages change.');
    expect(screen.getByText('hearth.larder.test/recipes/bread')).toBeDefined();
    expect(screen.getByText('its own page, home page, and all recipes')).toBeDefined();
    expect(screen.getByText(/picture, description, times/)).toBeDefined();
    await waitFor(() => expect(focused()).toBe(texts.sheet.publishNow));
    await user.keyboard('{Enter}');
    const link = await screen.findByRole('link', { name: texts.steps.view });
    expect(link.getAttribute('href')).toBe(url);
    expect(document.activeElement).toBe(link);
    expect(asked('POST', '/publish').map(({ ifMatch }) => ifMatch)).toEqual(['"3"']);
  });

  it('names what keeps it from being published, and leads to the field', async () => {
    answerPlan({ takenBy: { id: recipeId, title: 'Rye' } });
    const { user, $issues } = anOpenRecipe({ content: { title: ' ' } });
    $issues.set({ prepTimeMinutes: 'Too long.' });
    await user.click(await button(texts.buttons.publish));
    await screen.findByText(texts.problems.taken('Rye'));
    expect(screen.getByText(texts.problems.noTitle)).toBeDefined();
    expect(screen.getByText('Too long.')).toBeDefined();
    await user.click(await button(texts.sheet.publishNow));
    expect(focused()).toBe('Title');
    expect(asked('POST', '/publish')).toEqual([]);
    const field = document.createElement('input');
    field.dataset['field'] = 'title';
    field.scrollIntoView = () => undefined;
    document.body.insertAdjacentElement('beforeend', field);
    await user.click(document.activeElement!);
    await waitFor(() => expect(document.activeElement).toBe(field));
    field.remove();
  });

  it('changes who may read it, and says that nobody can pay', async () => {
    const { user, draft } = anOpenRecipe();
    await user.selectOptions(screen.getByLabelText(texts.readers.label), 'subscribers_only');
    expect(draft.$recipe.get().privacySetting).toBe('subscribers_only');
    await user.click(await button(texts.buttons.publish));
    await screen.findByText(texts.nobodyPays);
    await user.click(screen.getByRole('radio', { name: texts.readers.public }));
    expect(draft.$recipe.get().privacySetting).toBe('public');
  });

  it('shows what readers will find different', async () => {
    const content = { ...aRecipe({ title: 'Loaf' }), language: null };
    const published = { publishedAt, url, content };
    answerPlan({ published });
    const { user } = anOpenRecipe({ view: { publishedAt, hasUnpublishedChanges: true } });
    await user.click(await button(texts.buttons.update));
    const was = await screen.findByText('Loaf');
    expect([was.tagName, screen.getByText('Bread').tagName]).toEqual(['DEL', 'INS']);
  });
});

describe('A time to come', () => {
  it('is counted by the clock of the server, however wrong that of the device is', async () => {
    vi.setSystemTime('2001-01-01T00:00:00Z');
    const { user } = anOpenRecipe();
    await user.click(await button(texts.more));
    await user.click(screen.getByRole('menuitem', { name: texts.buttons.schedule }));
    const day = await screen.findByLabelText(clockMessages.day);
    await waitFor(() => expect(day).toHaveProperty('value', '2026-11-24'));
    expect(day.getAttribute('min')).toBe('2026-11-23');
    const answer = { recipe: { ...told().body.recipe, schedule }, meaning: 'exact' };
    api.answer(`PUT ${recipe}/schedule`, { body: answer });
    await user.click(await button(texts.sheet.schedule('Tue 08:00')));
    await screen.findByText(texts.state.scheduled('Fri 08:00'));
    const body = { at: '2026-11-24T08:00', zone: 'Europe/Berlin', includeLaterEdits: true };
    expect(asked('PUT', '/schedule')).toMatchObject([{ body, ifMatch: '"3"' }]);
  });

  it('says what keeps a time that has passed from being taken', async () => {
    const { user } = anOpenRecipe();
    await user.click(await button(texts.more));
    await user.click(screen.getByRole('menuitem', { name: texts.buttons.schedule }));
    const day = await screen.findByLabelText(clockMessages.day);
    fireEvent.change(day, { target: { value: '2020-01-01' } });
    await user.click(await button(texts.sheet.scheduleNoTime));
    expect(screen.getByRole('alert').textContent).toBe(clockMessages.past);
    expect(document.activeElement).toBe(day);
    fireEvent.change(day, { target: { value: '2026-11-24' } });
    await button(/^Schedule for /);
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('leaves later edits out until they are included', async () => {
    const { user } = anOpenRecipe({ view: { schedule } });
    await screen.findByText(texts.schedule.without('Fri 08:00'));
    const later = { ...schedule, hasLaterChanges: false };
    const answer = { recipe: { ...told().body.recipe, schedule: later }, meaning: 'exact' };
    api.answer(`PUT ${recipe}/schedule`, { body: answer });
    await user.click(await button(texts.schedule.include('Friday')));
    await waitFor(() => expect(screen.queryByText(/without what you wrote/)).toBeNull());
    expect(asked('PUT', '/schedule')).toMatchObject([
      { body: { at: schedule.wall, zone: schedule.zone, includeLaterEdits: true } },
    ]);
  });

  it('that was missed is said, and tried again', async () => {
    answerPlan({ now: '2026-11-27T08:00:00.000Z' });
    api.answer(`GET ${recipe}`, told({ schedule: { ...schedule, error: 'slug_taken' } }));
    const { user } = anOpenRecipe({ view: { schedule: { ...schedule, error: 'slug_taken' } } });
    await screen.findByText(texts.schedule.slugTaken('Fri 08:00'));
    api.answer(`POST ${recipe}/schedule/retry`, told({ publishedAt }));
    await user.click(await button(texts.schedule.retry));
    expect(await screen.findByText(texts.state.published())).toBeDefined();
  });
});

describe('A recipe that was taken from the site', () => {
  it('comes back as it was', async () => {
    const undoId = recipeId;
    const until = '2026-12-20T18:30:00.000Z';
    answerPlan({ withdrawn: { undoId, at: '2026-11-20T18:30:00.000Z', until, publishedAt } });
    const { user } = anOpenRecipe();
    await screen.findByText(texts.away.was('20 November'));
    const results = [{ recipeId, status: 'undone' }];
    api.answer(`POST /api/v1/manage/hearth/undo-actions/${undoId}`, { body: { results } });
    api.answer(`GET ${recipe}`, told({ publishedAt }));
    await user.click(await button(texts.away.publishAsItWas));
    expect(await screen.findByText(texts.state.published())).toBeDefined();
  });

  it('is taken away by the menu', async () => {
    const { user, $stored } = anOpenRecipe({ view: { publishedAt } });
    const results = [{ recipeId, status: 'done' }];
    api.answer('POST /api/v1/manage/hearth/recipe-actions', {
      body: { results, undoId: recipeId },
    });
    api.answer(`GET ${recipe}`, told());
    await user.click(await button(texts.more));
    await user.click(screen.getByRole('menuitem', { name: texts.unpublish }));
    await waitFor(() => expect($stored.get().publishedAt).toBeNull());
    await act(() => Promise.resolve());
    expect(screen.queryByRole('menuitem')).toBeNull();
  });
});
