import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { moneyMessages } from '#contract/money/money-messages.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const { subscriptions: texts } = accountMessages;
const manage = '/api/v1/manage';
const plan = {
  id: '7b7f6a52-6f4e-4a52-9d68-0d1f3b0d7f21',
  planType: 'monthly',
  priceAmountCents: 500,
  cadence: 'month',
  status: 'active',
  endsAt: null,
  freeUntil: null,
  grantedAs: null,
  since: '2026-05-17T09:30:00.000Z',
  invoiceUrl: null,
  next: null,
  keptWish: null,
};
const row = (title: string, changes: object) => ({
  site: { slug: title.toLowerCase(), title, origin: 'https://hearth.example' },
  subscription: { ...plan, ...changes },
  newsletter: { isSubscribed: true, isConfirmed: true },
});
const held = (changes: object) => ({ body: { subscriptions: [row('Ash Drawer', changes)] } });

let api: FakeApi;

const show = async (changes: object = {}) => {
  vi.resetModules();
  const { keepSignIn } = await import('#stores/accounts/account.ts');
  const { Subscriptions } = await import('./Subscriptions.tsx');
  api = fakeApi();
  api.answer(`GET ${manage}/subscriptions`, held(changes));
  keepSignIn({ currentUser: anAccount(), authToken: 'token-of-edna' });
  render(<Subscriptions />);
  await screen.findByText(/(?:Full|Limited) Access/);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** Each list of acts has a place for what failed; one of them says it. */
const toldOfFailure = () =>
  waitFor(() =>
    expect(
      screen
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join(''),
    ).not.toBe(''),
  );
const alertsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const resumeName = texts.resumePlan('Ash Drawer');

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('A plan that is paid, among the subscriptions', () => {
  it.each([
    { name: resumeName, call: 'resumptions' },
    { name: texts.ofSite(texts.receipts, 'Ash Drawer'), call: 'billing-portal-sessions' },
  ])(
    'says what becomes of $call while payments do not answer, and can be pressed again',
    async ({ name, call }) => {
      const reported = vi.fn<typeof reportError>();
      vi.stubGlobal('reportError', reported);
      await show({ endsAt: '2026-06-17T09:30:00.000Z' });
      const away = { ...refusal('payments_away').body, error: 'Nobody can be asked.' };
      api.answer(`POST ${manage}/${call}`, { status: 424, body: away });
      await press(name);
      await screen.findByText(away.error);
      await press(name);
      await waitFor(() =>
        expect(api.asked.filter(({ method }) => method === 'POST')).toHaveLength(2),
      );
      expect(reported).not.toHaveBeenCalled();
    },
  );

  it('is cancelled once somebody has read to when it lasts, and kept after all', async () => {
    await show();
    api.answer(`POST ${manage}/cancellations`, held({ endsAt: '2026-06-17T09:30:00.000Z' }));
    await press(texts.cancelPlan('Ash Drawer'));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(texts.cancelPaidText);
    await userEvent.click(dialog.getByRole('button', { name: texts.cancelConfirm }));
    await screen.findByText('June 17, 2026');
    expect(screen.queryByRole('button', { name: texts.cancelPlan('Ash Drawer') })).toBeNull();
    api.answer(`POST ${manage}/resumptions`, held({}));
    await press(resumeName);
    await waitFor(() => expect(screen.queryByText('June 17, 2026')).toBeNull());
    expect(api.asked.filter(({ method }) => method === 'POST')).toMatchObject([
      { body: { subscriptionId: plan.id } },
      { body: { subscriptionId: plan.id } },
    ]);
  });

  it('tells after a reload what was asked while payments did not answer', async () => {
    await show({ keptWish: 'end' });
    screen.getByText(texts.keptWish.end);
    expect(screen.queryByRole('button', { name: texts.cancelPlan('Ash Drawer') })).toBeNull();
    api.answer(`POST ${manage}/resumptions`, held({}));
    await press(resumeName);
    await waitFor(() => expect(screen.queryByText(texts.keptWish.end)).toBeNull());
  });

  it('tells so at once, and by a toast', async () => {
    await show({ endsAt: '2026-06-17T09:30:00.000Z' });
    const { $toasts } = await import('#stores/toasts.ts');
    api.answer(`POST ${manage}/resumptions`, refusal('temporarily_unavailable'));
    const kept = held({ endsAt: '2026-06-17T09:30:00.000Z', keptWish: 'resume' });
    api.answer(`GET ${manage}/subscriptions`, kept);
    await press(resumeName);
    await screen.findByText(texts.keptWish.resume);
    screen.getByRole('button', { name: texts.cancelPlan('Ash Drawer') });
    expect($toasts.get().map(({ text }) => text)).toEqual([moneyMessages.keptForLater]);
  });

  it('promises nothing that the server did not keep', async () => {
    vi.stubGlobal('reportError', vi.fn());
    await show({ endsAt: '2026-06-17T09:30:00.000Z' });
    api.answer(`POST ${manage}/resumptions`, refusal('temporarily_unavailable'));
    await press(resumeName);
    await toldOfFailure();
    expect(screen.queryByText(texts.keptWish.resume)).toBeNull();
  });

  it.each([
    [{}, 'Full Access, monthly, free until June 1, 2026, then $5 a month, since May 17, 2026'],
    [{ keptWish: 'end' }, 'Full Access, monthly, free until June 1, 2026, since May 17, 2026'],
  ])('says until when its free days last: %j', async (changes, line) => {
    await show({ status: 'trialing', freeUntil: '2026-06-01T09:30:00.000Z', ...changes });
    expect(screen.getByText(/^Full Access/).textContent).toBe(line);
  });

  it.each([
    ['past_due', texts.late],
    ['unpaid', texts.stopped],
  ])('that is %s says so, and its card can be changed', async (status, text) => {
    await show({ status });
    screen.getByText(text);
    api.breakNetwork(`POST ${manage}/billing-portal-sessions`);
    await press(texts.ofSite(texts.card, 'Ash Drawer'));
    await toldOfFailure();
    expect(api.asked.at(-1)?.body).toEqual({ subscriptionId: plan.id, place: 'payment-method' });
  });

  it.each(['past_due', 'unpaid'])(
    'that is %s is paid on the page of its invoice',
    async (status) => {
      const invoiceUrl = 'https://pay.example/invoice';
      await show({ status, invoiceUrl });
      const link = screen.getByRole('link', { name: texts.ofSite(texts.payNow, 'Ash Drawer') });
      expect(link.getAttribute('href')).toBe(invoiceUrl);
    },
  );

  it.each(['past_due', 'unpaid'])(
    'that is %s can be paid after it was cancelled',
    async (status) => {
      const invoiceUrl = 'https://pay.example/invoice';
      await show({ status, invoiceUrl, endsAt: '2026-06-17T09:30:00.000Z' });
      screen.getByRole('link', { name: texts.ofSite(texts.payNow, 'Ash Drawer') });
      screen.getByRole('button', { name: texts.ofSite(texts.card, 'Ash Drawer') });
      screen.getByRole('button', { name: resumeName });
      expect(screen.queryByText(texts.late)).toBeNull();
    },
  );

  it.each([{}, { endsAt: '2026-06-17T09:30:00.000Z' }])('has its receipts: %j', async (changes) => {
    await show(changes);
    api.breakNetwork(`POST ${manage}/billing-portal-sessions`);
    await press(texts.ofSite(texts.receipts, 'Ash Drawer'));
    await toldOfFailure();
    expect(api.asked.at(-1)?.body).toEqual({ subscriptionId: plan.id, place: 'overview' });
  });

  it.each([
    ['monthly', 'yearly'],
    ['yearly', 'monthly'],
  ] as const)('leads from %s to %s', async (planType, other) => {
    await show({ planType });
    api.breakNetwork(`POST ${manage}/billing-portal-sessions`);
    await press(texts.ofSite(texts.change[planType], 'Ash Drawer'));
    await toldOfFailure();
    expect(api.asked.at(-1)?.body).toEqual({ subscriptionId: plan.id, place: other });
  });

  it('says what it becomes, and does not lead there again', async () => {
    const next = { planType: 'monthly', at: '2027-05-17T09:30:00.000Z' };
    await show({ planType: 'yearly', cadence: 'year', next });
    screen.getByText(texts.becomes.monthly, { exact: false });
    screen.getByText('May 17, 2027');
    const name = texts.ofSite(texts.change.yearly, 'Ash Drawer');
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says what failed in its own row', async () => {
    vi.stubGlobal('reportError', vi.fn());
    await show();
    const other = row('Plum', { id: '0e8c1f4e-9d0c-4b6f-8f7a-6f4f0d1e2a33', keptWish: 'end' });
    const both = { subscriptions: [row('Ash Drawer', { keptWish: 'end' }), other] };
    api.answer(`POST ${manage}/cancellations`, { body: both });
    await press(texts.cancelPlan('Ash Drawer'));
    await press(texts.cancelConfirm);
    await screen.findByText('Plum');
    api.answer(`GET ${manage}/subscriptions`, { body: both });
    api.answer(`POST ${manage}/resumptions`, refusal('link_expired'));
    await press(texts.resumePlan('Plum'));
    await toldOfFailure();
    const said = screen.getAllByRole('listitem').map((each) => alertsIn(each));
    expect(said).toEqual(['', expect.stringMatching(/./)]);
  });

  it('that is free has none of this', async () => {
    await show({ planType: 'free', cadence: null, priceAmountCents: 0 });
    expect(
      screen.queryByRole('button', { name: texts.ofSite(texts.card, 'Ash Drawer') }),
    ).toBeNull();
  });
});
