import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sellerMessages as texts } from '#contract/kitchen/money/seller-messages.ts';
import { newLinkParameter } from '#domain/money/new-link.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const account = '/api/v1/manage/hearth/payment-account';
const none = { isOffered: true, state: 'none', due: [], feePercent: 5, isPriceWaiting: false };

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  history.replaceState(null, '', '/kitchen/hearth/plans');
});
afterEach(() => vi.unstubAllGlobals());

async function open(known: object, now: object = known) {
  api.answer(`GET ${account}`, { body: { seller: { ...none, ...known } } });
  api.answer(`POST ${account}/check`, { body: { seller: { ...none, ...now } } });
  const { BeingPaid } = await import('./BeingPaid.tsx');
  render(<BeingPaid />);
}

const button = (name: string) => screen.findByRole('button', { name });

describe('Being paid', () => {
  it('says where no payments are taken', async () => {
    await open({ isOffered: false });
    await screen.findByText(texts.notOffered);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('begins with one press, and asks nothing of the provider before', async () => {
    await open({});
    await screen.findByText(texts.none.text);
    await button(texts.none.connect);
    expect(api.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('stays as it was where the provider is out of reach', async () => {
    await open({});
    api.breakNetwork(`POST ${account}`);
    await userEvent.click(await button(texts.none.connect));
    await waitFor(() => expect(api.asked.at(-1)?.method).toBe('POST'));
    const again = await button(texts.none.connect);
    await waitFor(() => expect(again.getAttribute('aria-busy')).toBeNull());
  });

  it('says in plain words, and once each, what is missing', async () => {
    await open({
      state: 'incomplete',
      due: ['individual.dob.day', 'individual.dob.month', 'external_account'],
    });
    await screen.findByText(texts.wanted.bank);
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual([texts.wanted.identity, texts.wanted.bank]);
    await button(texts.incomplete.goOn);
  });

  it('believes what the provider says now', async () => {
    await open({ state: 'incomplete' }, { state: 'ready', isPriceWaiting: true });
    await screen.findByText(texts.ready.waiting);
    screen.getByText(new RegExp(texts.ready.text));
    expect(document.body.textContent).toContain('Larder keeps 5 % of each payment');
  });

  it('tells of an account that was taken away', async () => {
    await open({ state: 'disconnected' });
    await screen.findByText(texts.disconnected.text);
    expect(await button(texts.disconnected.connect)).toBeTruthy();
  });

  it('leads on by another link where the provider’s was too old', async () => {
    history.replaceState(null, '', `/kitchen/hearth/plans?${newLinkParameter}`);
    api.answerLater(`POST ${account}`);
    await open({ state: 'incomplete' });
    await screen.findByText(texts.newLink.leading);
    expect(api.asked.filter(({ path }) => path === account)).toMatchObject([
      { method: 'GET' },
      { method: 'POST' },
    ]);
    expect(location.search).toBe('');
  });

  it('says where there is no other link, and leads on with one press', async () => {
    history.replaceState(null, '', `/kitchen/hearth/plans?${newLinkParameter}`);
    api.answer(`POST ${account}`, refusal('temporarily_unavailable'));
    await open({ state: 'incomplete' });
    await screen.findByText(texts.newLink.failed);
    await userEvent.click(await button(texts.incomplete.goOn));
    const calls = () => api.asked.map(({ method, path }) => `${method} ${path}`);
    const links = () => calls().filter((call) => call === `POST ${account}`);
    await waitFor(() => expect(links()).toHaveLength(2));
  });

  it('is asked for again by a press', async () => {
    api.breakNetwork(`GET ${account}`);
    const { BeingPaid } = await import('./BeingPaid.tsx');
    render(<BeingPaid />);
    const again = await button(texts.tryAgain);
    api.answer(`GET ${account}`, { body: { seller: none } });
    await userEvent.click(again);
    expect(await screen.findByText(texts.none.text)).toBeTruthy();
  });
});
