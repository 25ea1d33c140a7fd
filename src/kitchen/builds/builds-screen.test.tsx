import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildsMessages as texts } from '#contract/kitchen/publishing/builds-messages.ts';
import { failureMessages } from '#contract/failure-messages.ts';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage/hearth';
const id = (digit: number) => `3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c1${digit}`;
const hearth = { id: id(0), slug: 'hearth', title: 'The Ash Drawer', role: 'owner' } as const;
const live = {
  state: 'live',
  revision: 2,
  pendingChanges: 0,
  failures: [],
  liveSince: '2026-11-20T09:00:01.000Z',
};
const failure = { path: '/recipes/pie', subjectId: null, reason: 'Too much sugar' };

/** Also where the kitchen tells of it on every screen. */
const isToldAnywhere = () => screen.queryAllByText(failure.reason).length > 0;

const aBuild = (revision: number, changed: object = {}) => ({
  id: id(revision),
  revision,
  trigger: 'publish',
  status: 'live',
  isLive: revision === 2,
  isRestorable: true,
  pagesRendered: 3,
  pagesChanged: 3,
  failures: [],
  changed: { recipe: 1 },
  recipes: [{ deed: 'published', count: 1, titles: [`Tart ${revision}`] }],
  restoredRevision: null,
  restoredAt: null,
  startedAt: `2026-11-${18 + revision}T09:00:00.000Z`,
  finishedAt: `2026-11-${18 + revision}T09:00:01.000Z`,
  ...changed,
});

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/builds');
  const currentUser = anAccount({ sites: [hearth] });
  api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
  api.answer(`GET ${manage}/build-status`, { body: live });
  api.answer(`GET ${manage}/recipe-index`, {
    body: { isWhole: true, recipes: [], goneIds: [], next: null, cursor: '1' },
  });
  api.answer(`GET ${manage}/builds`, { body: { builds: [aBuild(2), aBuild(1)], total: 2 } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const { BuildsScreen } = await import('./BuildsScreen.tsx');
  render(<BuildsScreen />);
}

describe('The history of publishing', () => {
  it('says in one line what caused each build, by day, and which is live', async () => {
    await open();
    const line = await screen.findByText('Tart 2 published');
    expect(line.closest('summary')?.textContent).toContain(texts.live);
    expect(screen.getAllByRole('region')).not.toHaveLength(0);
    expect(screen.getByText('Tart 1 published').closest('summary')?.textContent).not.toContain(
      texts.live,
    );
  });

  it.each([
    [{ recipe: 1, featured: 1 }, 'Tart 2 published'],
    [{ recipe: 1, site: 1 }, `Tart 2 published · ${texts.settings}`],
    [{ recipe: 1, owner: 1 }, `Tart 2 published · ${texts.owner}`],
    [{ recipe: 1, address: 1 }, `Tart 2 published · ${texts.address}`],
  ])('says of %j only what was changed', async (changed, said) => {
    const builds = [{ ...aBuild(2), changed }, aBuild(1)];
    api.answer(`GET ${manage}/builds`, { body: { builds, total: 2 } });
    await open();
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('teaches on an empty site', async () => {
    api.answer(`GET ${manage}/builds`, { body: { builds: [], total: 0 } });
    await open();
    await screen.findByText(texts.empty.heading);
    const link = screen.getByRole('link', { name: texts.empty.action });
    expect(link.getAttribute('href')).toBe('/kitchen/hearth/recipes');
  });

  it('lists the pages of a build once it is opened', async () => {
    api.answer(`GET ${manage}/builds/${id(1)}/pages`, {
      body: {
        pages: [
          { path: '/recipes/tart-1', kind: 'recipe', title: 'Tart 1', change: 'added' },
          { path: '/', kind: 'home', title: null, change: 'changed' },
        ],
        counts: { added: 1, changed: 301, removed: 0 },
      },
    });
    await open();
    await userEvent.click(await screen.findByText('Tart 1 published'));
    await screen.findByText('/recipes/tart-1');
    expect(screen.getByText('Home page')).toBeTruthy();
    expect(screen.getByText(texts.morePages(300))).toBeTruthy();
  });

  it('names pages that failed with the reason, and tries them again', async () => {
    api.answer(`GET ${manage}/build-status`, {
      body: { ...live, state: 'failed', failures: [failure] },
    });
    await open();
    await waitFor(() => within(screen.getByRole('main')).getByText(failure.reason));
    api.answer(`POST ${manage}/builds/retry`, { body: { ...live, state: 'publishing' } });
    api.answer(`GET ${manage}/build-status`, { body: { ...live, revision: 3 } });
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: texts.retryFailedPages }));
    await waitFor(() => expect(isToldAnywhere()).toBe(false));
  });

  it('says so where a retry does not reach the server', async () => {
    api.answer(`GET ${manage}/build-status`, {
      body: { ...live, state: 'failed', failures: [failure] },
    });
    api.answer(`POST ${manage}/builds/retry`, refusal('temporarily_unavailable'));
    await open();
    await waitFor(() => within(screen.getByRole('main')).getByText(failure.reason));
    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('button', { name: texts.retryFailedPages }));
    const told = kitchenShellMessages.publishing.retryFailed(failureMessages.generic);
    expect(await screen.findByText(told)).toBeTruthy();
  });
});

describe('Going back', () => {
  async function compare() {
    api.answer(`GET ${manage}/builds/${id(1)}/pages`, {
      body: { pages: [], counts: { added: 0, changed: 0, removed: 0 } },
    });
    api.answer(`GET ${manage}/builds/${id(1)}/comparison`, {
      body: {
        pages: [
          { path: '/recipes/tart-2', title: 'Tart 2', change: 'removed' },
          { path: '/recipes/tart-1', title: 'Tart 1', change: 'changed' },
        ],
        counts: { added: 0, changed: 1, removed: 1 },
        settingsDiffer: false,
        featuredDiffer: true,
        staying: [{ title: 'Lemon Tart', reason: 'withdrawn' }],
        stayingCount: 1,
        notBroughtBack: ['collections', 'library'],
      },
    });
    await open();
    await userEvent.click(await screen.findByText('Tart 1 published'));
    await userEvent.click(await screen.findByRole('button', { name: texts.goBack }));
    return within(await screen.findByRole('dialog'));
  }

  it('shows before what it changes and what stays', async () => {
    const dialog = await compare();
    await dialog.findByText(texts.comparison.counts.removed(1));
    expect(dialog.getByText(texts.comparison.counts.changed(1))).toBeTruthy();
    expect(dialog.getByText(texts.comparison.featured)).toBeTruthy();
    expect(dialog.queryByText(texts.comparison.settings)).toBeNull();
    expect(dialog.getByText(/Lemon Tart stays unpublished/)).toBeTruthy();
    expect(dialog.getByText(texts.comparison.notBroughtBack.collections)).toBeTruthy();
    expect(dialog.getByText(texts.comparison.notBroughtBack.library)).toBeTruthy();
    expect(dialog.queryByText(texts.comparison.notBroughtBack.pictures)).toBeNull();
    expect(api.asked.filter(({ path }) => path.endsWith('/rollback'))).toEqual([]);
  });

  it('is not offered to who may not do it', async () => {
    const currentUser = anAccount({ sites: [{ ...hearth, role: 'editor' }] });
    api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
    await open();
    await userEvent.click(await screen.findByText('Tart 1 published'));
    expect(await screen.findAllByRole('button', { name: texts.look })).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: texts.goBack })).toBeNull();
  });

  it('is done by one press and taken back by another', async () => {
    const dialog = await compare();
    api.answer(`POST ${manage}/builds/${id(1)}/rollback`, { body: live });
    api.answer(`POST ${manage}/builds/${id(2)}/rollback`, { body: live });
    await userEvent.click(await dialog.findByRole('button', { name: texts.comparison.confirm }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(texts.comparison.undone);
    const asked = api.asked.map(({ path }) => path).filter((path) => path.endsWith('/rollback'));
    expect(asked).toEqual([
      `${manage}/builds/${id(1)}/rollback`,
      `${manage}/builds/${id(2)}/rollback`,
    ]);
  });

  it('says what to do where the site is being published', async () => {
    const dialog = await compare();
    api.answer(`POST ${manage}/builds/${id(1)}/rollback`, refusal('stale_write'));
    await userEvent.click(await dialog.findByRole('button', { name: texts.comparison.confirm }));
    expect(await dialog.findByText(texts.comparison.busy)).toBeTruthy();
  });
});
