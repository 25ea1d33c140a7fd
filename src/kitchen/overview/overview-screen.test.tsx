import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { overviewMessages as texts } from '#contract/kitchen/site/overview-messages.ts';
import type { OverviewAnswer } from '#contract/site/overview.ts';
import type { SiteRole } from '#domain/accounts/site-role.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';
import { standAt, watchWhereItGoes } from '#ui/testing/page-address.ts';
import { anOverview, none, quiet } from './testing/overview.ts';

const manage = '/api/v1/manage/hearth';
const call = `GET ${manage}/overview`;
const id = (digit: number) => `3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c1${digit}`;
const at = '2026-11-20T09:00:00.000Z';
const live = { state: 'live', revision: 2, pendingChanges: 0, failures: [], liveSince: at };

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/overview');
  answerRole('owner');
  api.answer(`GET ${manage}/build-status`, { body: live });
  api.answer(`GET ${manage}/recipe-index`, {
    body: { isWhole: true, recipes: [], goneIds: [], next: null, cursor: '1' },
  });
  api.answer(call, { body: anOverview() });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

function answerRole(role: SiteRole): void {
  const sites = [{ id: id(0), slug: 'hearth', title: 'Ash Drawer', role }];
  const currentUser = anAccount({ sites });
  api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
}

async function open(changes: Partial<OverviewAnswer> = {}) {
  api.answer(call, { body: anOverview(changes) });
  const { OverviewScreen } = await import('./OverviewScreen.tsx');
  render(<OverviewScreen />);
  await screen.findByText(texts.today.heading);
}

const today = () => screen.getByRole('region', { name: texts.today.heading });

describe('What waits for the cook', () => {
  it('is nothing on a good day, and says so', async () => {
    await open();
    expect(today().textContent).toContain(texts.today.nothing);
    expect(screen.queryByRole('region', { name: texts.steps.heading })).toBeNull();
  });

  it('stands in the order of its weight, each line a way to where it is done', async () => {
    await open({
      recipes: {
        published: 3,
        drafts: { total: 12, newest: [{ id: id(1), title: 'Rye Loaf', updatedAt: at }] },
        changed: none,
        unpictured: 1,
      },
      comments: { isOpen: true, new: 3, held: 0, reported: 1, newest: [] },
      schedules: {
        overdue: [{ id: id(2), title: 'Gougères', at, zone: 'Europe/Berlin', error: null }],
        next: [],
      },
    });
    const lines = within(today()).getAllByRole('listitem');
    expect(lines.map((line) => line.firstElementChild?.textContent)).toEqual([
      '1 recipe not published on time',
      '1 comment was reported',
      '3 new comments',
      '1 recipe without a picture',
      '12 drafts',
    ]);
    const hrefOf = (name: string) =>
      within(today()).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('1 comment was reported')).toBe('/kitchen/hearth/comments?view=reported');
    expect(hrefOf('1 recipe without a picture')).toBe(
      '/kitchen/hearth/recipes?unpictured=&order=published',
    );
    expect(hrefOf('12 drafts')).toBe('/kitchen/hearth/recipes?state=draft');
    expect(hrefOf('Rye Loaf')).toBe(`/kitchen/hearth/recipes/${id(1)}`);
    expect(hrefOf('Gougères')).toBe(`/kitchen/hearth/recipes/${id(2)}`);
  });

  const { lostSender, lostDomains, failingDomains } = texts.today.waiting;

  it.each([
    [lostSender(1), { sender: { isLost: true } }, 'letters'],
    [lostDomains(1), { domains: { lost: 1, failing: 0 } }, 'address'],
    [failingDomains(2), { domains: { lost: 0, failing: 2 } }, 'address'],
  ])('leads to where what the site loses is mended: %s', async (name, part, place) => {
    await open(part);
    const line = within(today()).getByRole('link', { name });
    expect(line.getAttribute('href')).toBe(`/kitchen/hearth/settings#${place}`);
  });

  it('names newsletters that stand still, each a way to its page', async () => {
    const newest = [{ id: id(3), title: 'Plums' }];
    await open({ newsletters: { paused: { total: 1, newest } } });
    const hrefOf = (name: string) =>
      within(today()).getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('1 newsletter stands still')).toBe('/kitchen/hearth/newsletters');
    expect(hrefOf('Plums')).toBe(`/kitchen/hearth/newsletters/${id(3)}`);
  });

  it('names pages that could not be made', async () => {
    const failures = [{ path: '/recipes/pie', subjectId: null, reason: 'Too much sugar' }];
    api.answer(`GET ${manage}/build-status`, { body: { ...live, state: 'failed', failures } });
    await open();
    const line = await within(today()).findByRole('link', { name: '1 page could not be made' });
    expect(line.getAttribute('href')).toBe('/kitchen/hearth/builds');
  });
});

describe('Readers over time', () => {
  const came = quiet.with(28, 4).with(29, 2);
  const left = quiet.with(29, 1);
  const readers = {
    subscribers: { total: 1204, came, left },
    bookmarks: { saved: quiet.with(3, 41).with(29, 1), before: 9 },
  };

  it('are sentences and a table that say what the plots show', async () => {
    await open(readers);
    screen.getByText('1,204 subscribers');
    screen.getByText('6 came, 1 left in 30 days');
    screen.getByText('42 saves');
    screen.getByText('9 in the 30 days before');
    const rows = screen.getAllByRole('row', { hidden: true });
    expect(rows).toHaveLength(31);
    const cells = within(rows[1] as HTMLElement).getAllByRole('cell', { hidden: true });
    expect(cells.map(({ textContent }) => textContent)).toEqual(['1,204', '1']);
    const before = within(rows[2] as HTMLElement).getAllByRole('cell', { hidden: true });
    expect(before.map(({ textContent }) => textContent)).toEqual(['1,203', '0']);
  });

  it('are asked for other days, which the address keeps', async () => {
    await open(readers);
    await userEvent.click(screen.getByRole('radio', { name: '90 days' }));
    expect(location.search).toBe('?days=90');
    await waitFor(() => expect(api.asked.at(-1)?.path).toContain('days=90'));
  });

  it('say beside themselves that they could not be read, and the rest stands', async () => {
    await open({
      ...readers,
      subscribers: null,
      comments: null,
      failed: ['subscribers', 'comments'],
    });
    expect(screen.queryByText('42 saves')).not.toBeNull();
    expect(screen.queryByText(/^New comments could not be counted/)).not.toBeNull();
    api.answer(call, { body: anOverview(readers) });
    const [again] = screen.getAllByRole('button', { name: texts.tryAgain });
    await userEvent.click(again as HTMLElement);
    expect(await screen.findByText('1,204 subscribers')).toBeTruthy();
  });
});

describe('First steps of a new site', () => {
  const steps = { ...anOverview().steps!, recipe: false, plan: false };

  it('stand behind what waits once a recipe is there, and before it until then', async () => {
    const order = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await open({ steps });
    expect(order().slice(0, 2)).toEqual([texts.steps.heading, texts.today.heading]);
    api.answer(call, { body: anOverview({ steps: { ...steps, recipe: true } }) });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() =>
      expect(order().slice(0, 2)).toEqual([texts.today.heading, texts.steps.heading]),
    );
  });

  it('show what is done and lead to what is not', async () => {
    await open({ steps });
    const region = screen.getByRole('region', { name: texts.steps.heading });
    expect(region.textContent).toContain('5 of 7 done');
    const link = within(region).getByRole('link', { name: /Offer plans/ });
    expect(link.getAttribute('href')).toBe('/kitchen/hearth/plans#field-offer');
    const domain = within(region).getByRole('link', { name: /Use your own domain/ });
    expect(domain.getAttribute('href')).toBe('/kitchen/hearth/settings#field-domain');
  });

  it('are put away, and come back by an undo', async () => {
    await open({ steps });
    await userEvent.click(screen.getByRole('button', { name: texts.steps.putAway }));
    expect(screen.queryByRole('region', { name: texts.steps.heading })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByRole('region', { name: texts.steps.heading });
  });
});

describe('Overview of whoever does not own the site', () => {
  it('shows an editor what waits and what is saved, and nothing of subscribers', async () => {
    answerRole('editor');
    await open({
      subscribers: null,
      mails: null,
      steps: null,
      bookmarks: { saved: quiet.with(9, 4), before: 1 },
    });
    screen.getByText(texts.today.nothing);
    screen.getByText('4 saves');
    expect(screen.queryByText(texts.partFailed)).toBeNull();
    expect(screen.queryByRole('link', { name: texts.readers.all })).toBeNull();
    const columns = screen.getAllByRole('columnheader', { hidden: true });
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Days', 'Saves']);
  });

  it('leads a moderator from the address of the site to the comments', async () => {
    standAt('http://larder.test/kitchen/hearth');
    const went = watchWhereItGoes();
    answerRole('moderator');
    const { OverviewScreen } = await import('./OverviewScreen.tsx');
    render(<OverviewScreen />);
    await waitFor(() => expect(went).toHaveBeenCalledWith('/kitchen/hearth/comments'));
    expect(api.asked.map(({ path }) => path)).not.toContain(`${manage}/overview`);
  });
});

describe('Overview that does not arrive', () => {
  it('says why and is asked again', async () => {
    api.answer(call, refusal('internal_error'));
    const { OverviewScreen } = await import('./OverviewScreen.tsx');
    render(<OverviewScreen />);
    await screen.findByText(texts.loadFailed);
    api.answer(call, { body: anOverview() });
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    expect(await screen.findByText(texts.today.heading)).toBeTruthy();
  });
});
