import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { plansMessages as texts } from '#contract/kitchen/money/plans-messages.ts';
import type { SellerState } from '#contract/money/seller.ts';
import { siteAnswer } from '#contract/site/site.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { exampleOf } from '#stores/testing/examples.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const manage = '/api/v1/manage/hearth';
const put = `PUT ${manage}/plans`;
const prices = { monthlyAmountCents: 499, yearlyAmountCents: 4999, trialDays: null };
const people = { free: 12, monthly: 3, yearly: 0 };
const id = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c10';

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/plans');
  const currentUser = anAccount({
    sites: [{ id, slug: 'hearth', title: 'Ash Drawer', role: 'owner' }],
  });
  api.answer('GET /api/v1/manage/current-user', { body: { currentUser } });
  api.answer(`GET ${manage}/build-status`, {
    body: { state: 'live', revision: 2, pendingChanges: 0, failures: [], liveSince: null },
  });
  api.answer(`GET ${manage}/recipe-index`, {
    body: { isWhole: true, recipes: [], goneIds: [], next: null, cursor: '1' },
  });
  answerSeller('none');
  api.answer(`GET ${manage}/promotion-codes`, { body: { promotionCodes: [] } });
  answerPlans(prices, '"4"');
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function answerPlans(plans: object, etag: string) {
  api.answer(`GET ${manage}/plans`, { body: { plans, people }, headers: { ETag: etag } });
}

function answerSeller(state: SellerState) {
  const seller = { isOffered: true, state, due: [], feePercent: 5, isPriceWaiting: false };
  api.answer(`GET ${manage}/payment-account`, { body: { seller } });
  api.answer(`POST ${manage}/payment-account/check`, { body: { seller } });
}

function answerSite(subscriptionsEnabled: boolean, newslettersEnabled: boolean) {
  const { site } = exampleOf(siteAnswer);
  const changes = { title: 'Ash Drawer', slug: 'hearth', version: 4, newslettersEnabled };
  const body = { site: { ...site, ...changes, subscriptionsEnabled } };
  api.answer(`GET ${manage}/current-site`, { body });
  api.answer(`PUT ${manage}/sites`, { body });
}

async function open(isOffered = true, hasNewsletter = true) {
  answerSite(isOffered, hasNewsletter);
  const { PlansScreen } = await import('./PlansScreen.tsx');
  render(<PlansScreen />);
  await screen.findByRole('region', { name: texts.preview.heading });
}

const sent = (method: string) => api.asked.filter((each) => each.method === method);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const choice = () =>
  within(screen.getByRole('region', { name: texts.preview.heading })).getAllByRole('listitem');

describe('The plans of a site', () => {
  it('show prices, the choice of visitors and how many have which', async () => {
    await open();
    expect([field('A month').value, field('A year').value]).toEqual(['4.99', '49.99']);
    const [free, monthly, yearly] = choice();
    expect(free?.textContent).toContain('Limited AccessFree');
    expect(monthly?.textContent).toContain('$4.99 a month');
    expect(yearly?.textContent).toContain('Save $9.89');
    const link = screen.getByRole('link', { name: 'Limited Access 12' });
    expect(link.getAttribute('href')).toBe('/kitchen/hearth/subscribers?plan=free');
  });

  it.each([
    ['ready', texts.offer.on],
    ['none', texts.offer.onUnpaid],
    ['incomplete', texts.offer.onUnpaid],
    ['disconnected', texts.offer.onUnpaid],
  ] as const)('are said to be for sale only once they can be paid: %s', async (state, said) => {
    answerSeller(state);
    await open();
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('are said to be found by nobody without a newsletter, which is turned on by one press', async () => {
    await open(true, false);
    await screen.findByText(texts.offer.onHidden);
    await userEvent.click(screen.getByRole('button', { name: texts.offer.newsletterOn }));
    await screen.findByText(texts.offer.newsletterIsOn);
    const written = { title: 'Ash Drawer', slug: 'hearth', newslettersEnabled: true };
    expect(sent('PUT').map(({ body }) => body)).toEqual([written]);
  });

  it('change in the choice as they are typed, and are saved as they were seen', async () => {
    await open();
    await userEvent.clear(field('A year'));
    await userEvent.type(field('A year'), '60');
    expect(choice()[2]?.textContent).toContain('$60 a year');
    screen.getByText(texts.prices.dear);
    const saved = { ...prices, yearlyAmountCents: 6000 };
    api.answer(put, { body: { plans: saved } });
    answerPlans(saved, '"5"');
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    const notice = (await screen.findByText(texts.prices.saved)).closest('li');
    expect(sent('PUT')).toMatchObject([{ body: saved, ifMatch: '"4"' }]);
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await screen.findByText(texts.prices.undone);
    expect(sent('PUT')[1]?.body).toEqual(prices);
  });

  it('are told as saved where the server cannot be read after it, and loaded again by a press', async () => {
    await open();
    await userEvent.clear(field('A month'));
    await userEvent.type(field('A month'), '7');
    const saved = { ...prices, monthlyAmountCents: 700 };
    api.answer(put, { body: { plans: saved }, headers: { ETag: '"5"' } });
    api.breakNetwork(`GET ${manage}/plans`);
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    await screen.findByText(texts.prices.saved);
    await screen.findByRole('heading', { name: texts.loadFailed });
    expect([field('A month').value, choice()[1]?.textContent]).toEqual([
      '7',
      expect.stringContaining('$7 a month'),
    ]);
    answerPlans(saved, '"5"');
    await userEvent.click(screen.getByRole('button', { name: texts.tryAgain }));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: texts.loadFailed })).toBeNull(),
    );
  });

  it('are told as offered where the server cannot be read after it', async () => {
    await open(false);
    api.breakNetwork(`GET ${manage}/plans`);
    const { site } = exampleOf(siteAnswer);
    const changes = { title: 'Ash Drawer', slug: 'hearth', newslettersEnabled: true };
    const body = { site: { ...site, ...changes, subscriptionsEnabled: true } };
    api.answer(`PUT ${manage}/sites`, { body });
    await userEvent.click(screen.getByRole('button', { name: texts.offer.turnOn }));
    await screen.findByText(texts.offer.turnedOn);
    expect(screen.getByRole('button', { name: texts.offer.turnOff })).toBeTruthy();
  });

  it.each(['0.5', 'five', '99999'])('are not saved as %s, which stays', async (text) => {
    await open();
    await userEvent.clear(field('A month'));
    await userEvent.type(field('A month'), text);
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    expect(field('A month').getAttribute('aria-invalid')).toBe('true');
    expect([field('A month').value, sent('PUT')]).toEqual([text, []]);
  });

  it('keep what was typed where they were changed elsewhere, and save it with the next press', async () => {
    await open();
    await userEvent.clear(field('A month'));
    await userEvent.type(field('A month'), '7');
    api.answer(put, refusal('stale_write'));
    answerPlans({ ...prices, monthlyAmountCents: 600, yearlyAmountCents: null }, '"9"');
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    await screen.findByText(texts.prices.changedElsewhere);
    expect([field('A month').value, field('A year').value]).toEqual(['7', '49.99']);
    api.answer(put, { body: { plans: { ...prices, monthlyAmountCents: 700 } } });
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    await waitFor(() => expect(sent('PUT').at(-1)?.ifMatch).toBe('"9"'));
  });

  it('keep what is typed while they are being saved', async () => {
    await open();
    await userEvent.clear(field('A month'));
    await userEvent.type(field('A month'), '7');
    const answer = api.answerLater(put);
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    await userEvent.type(field('A month'), '.50');
    const saved = { ...prices, monthlyAmountCents: 700 };
    answerPlans(saved, '"5"');
    answer({ body: { plans: saved } });
    await screen.findByText(texts.prices.saved);
    expect(field('A month').value).toBe('7.50');
  });

  it('say so where an undo fails, and offer it again', async () => {
    await open(false);
    await userEvent.click(screen.getByRole('button', { name: texts.offer.turnOn }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    api.answer(`PUT ${manage}/sites`, refusal('rate_limited'));
    await userEvent.click(undo);
    await screen.findByText(/^This could not be taken back/);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  });

  it('keep what was typed without a network', async () => {
    await open();
    await userEvent.clear(field('A month'));
    api.breakNetwork(put);
    await userEvent.click(screen.getByRole('button', { name: texts.prices.save }));
    await screen.findByRole('alert');
    expect(field('A month').value).toBe('');
  });

  it('are offered by one press, which touches no other setting, and taken back by an undo', async () => {
    await open(false);
    screen.getByText(texts.offer.off);
    screen.getByText(texts.preview.off);
    await userEvent.click(screen.getByRole('button', { name: texts.offer.turnOn }));
    const notice = (await screen.findByText(texts.offer.turnedOn)).closest('li');
    const written = { title: 'Ash Drawer', slug: 'hearth', subscriptionsEnabled: true };
    expect(sent('PUT')).toMatchObject([{ body: written, ifMatch: '"4"' }]);
    await userEvent.click(within(notice as HTMLElement).getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent('PUT')[1]?.body).toMatchObject({ subscriptionsEnabled: false }),
    );
  });
});
