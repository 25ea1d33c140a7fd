import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leavingMessages as texts } from '#contract/kitchen/site/leaving-messages.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage/hearth';
const hearth = {
  id: '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c10',
  slug: 'hearth',
  title: 'The Ash Drawer',
  role: 'owner' as const,
};
const archive = {
  recipes: 1214,
  collections: 1,
  pictures: 390,
  films: 0,
  bytes: 1_234_000_000,
  subscribers: 0,
  comments: 118,
  isPublished: true,
};
const url = 'http://localhost:3000/api/v1/archives/everything?token=a-token';

let api: FakeApi;
let begun: string[];

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  begun = [];
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/settings/leaving');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function noteHref(
    this: HTMLAnchorElement,
  ) {
    begun.push(this.href);
  });
  const currentUser = anAccount({ sites: [hearth] });
  api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
  api.answer(`GET ${manage}/build-status`, {
    body: { state: 'live', revision: 1, pendingChanges: 0, failures: [], liveSince: null },
  });
  api.answer(`GET ${manage}/site-offer`, { body: { siteOffer: null } });
  api.answer(`GET ${manage}/archive`, { body: { archive } });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const { LeavingScreen } = await import('./LeavingScreen.tsx');
  render(<LeavingScreen />);
  return screen.findByRole('button', { name: texts.everything.action });
}

describe('Taking everything along', () => {
  it('says what there is, and nothing of what there is none of', async () => {
    await open();
    expect(await screen.findByText('1,214 recipes')).toBeTruthy();
    const counted = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(counted).toEqual(
      expect.arrayContaining(['1,214 recipes', '1 collection', '390 pictures', '118 comments']),
    );
    expect(screen.queryByText(/subscribers$/)).toBeNull();
    expect(screen.getByText(texts.size('1.2 GB'))).toBeTruthy();
  });

  it('begins a download by an address that is made for it', async () => {
    const link = { url, expiresAt: '2026-11-25T23:10:00.000Z' };
    api.answer(`POST ${manage}/archive-links`, { status: 201, body: { link } });
    await userEvent.click(await open());
    expect(await screen.findByText(texts.begun)).toBeTruthy();
    expect(begun).toEqual([url]);
    expect(api.asked.at(-1)?.body).toEqual({ kind: 'everything' });
  });

  it('says why none begins, and can be asked again', async () => {
    api.answer(`POST ${manage}/archive-links`, refusal('rate_limited'));
    const button = await open();
    await userEvent.click(button);
    expect(await screen.findByText(texts.tooOften)).toBeTruthy();
    expect(begun).toEqual([]);
    expect(button.textContent).toBe(texts.everything.action);
  });

  it('offers no files of a site that nobody sees yet', async () => {
    api.answer(`GET ${manage}/archive`, { body: { archive: { ...archive, isPublished: false } } });
    await open();
    expect(await screen.findByText(texts.site.nothingYet)).toBeTruthy();
    expect(screen.queryByRole('button', { name: texts.site.action })).toBeNull();
  });

  it('lets everything be downloaded also when it cannot be counted', async () => {
    api.answer(`GET ${manage}/archive`, refusal('internal_error'));
    await open();
    expect(await screen.findByText(texts.loadFailed)).toBeTruthy();
    expect(screen.getByRole('button', { name: texts.everything.action })).toBeTruthy();
  });
});

describe('Deleting the site', () => {
  it('needs its name, says what is lost and keeps what was typed when it is refused', async () => {
    api.answer(`POST ${manage}/site-deletion`, refusal('internal_error'));
    await open();
    await userEvent.click(screen.getByRole('button', { name: texts.deletion.open }));
    const confirm = screen.getByRole('button', { name: texts.deletion.confirm, hidden: true });
    const field = screen.getByLabelText(texts.deletion.field(hearth.title));
    await userEvent.type(field, 'The Ash');
    await userEvent.type(field, ' Drawer');
    await userEvent.click(confirm);
    expect(api.asked.at(-1)).toMatchObject({ body: { title: hearth.title } });
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
    expect(field).toHaveProperty('value', hearth.title);
  });

  it.each([
    ['Enter is pressed', 'Hearth{Enter}'],
    ['its field is left', 'Hearth{Tab}'],
    ['the button is pressed', 'Hearth{Tab}{Tab}{Enter}'],
    ['nothing was typed and Enter is pressed', '{Enter}'],
  ])('says that another name is not its own, where %s', async (_name, keys) => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: texts.deletion.open }));
    const field = screen.getByLabelText(texts.deletion.field(hearth.title));
    field.focus();
    await userEvent.keyboard(keys);
    expect(await screen.findByText(texts.deletion.otherName)).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(api.asked.filter(({ method }) => method === 'POST')).toEqual([]);
    await userEvent.type(field, '{Backspace}x');
    expect(screen.queryByText(texts.deletion.otherName)).toBeNull();
  });
});
