import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { giveYearMessages as texts } from '#contract/money/give-year-messages.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const call = 'POST /api/v1/site/hearth/gifts';

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  document.body.dataset['site'] = 'hearth';
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { GiveYear } = await import('./GiveYear.tsx');
  render(<GiveYear amountCents={5_000} />);
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const pay = () => userEvent.click(screen.getByRole('button', { name: texts.pay('$50') }));

describe('A year for a friend', () => {
  it('asks for both addresses before it asks the server', async () => {
    await open();
    await userEvent.type(field(texts.friend), 'ida');
    await pay();
    expect(await screen.findAllByText(emailMessages.invalid)).toHaveLength(2);
    expect(api.asked).toEqual([]);
  });

  it('is sent by nobody before there is somebody to give it to', async () => {
    await open();
    const press = screen.getByRole('button', { name: /^Pay/ });
    expect(press).toHaveProperty('disabled', true);
    await userEvent.type(field(texts.friend), 'i');
    expect(press).toHaveProperty('disabled', false);
  });

  it('keeps what was typed where it is refused, and sends it all', async () => {
    await open();
    await userEvent.type(field(texts.friend), 'ida@example.com');
    await userEvent.type(field(texts.name), 'Ada');
    await userEvent.type(field(texts.message), 'Enjoy!');
    await userEvent.type(field(texts.email), 'ada@example.com');
    const error = 'Not now.';
    api.answer(call, { body: { error, code: 'gift_unavailable' } });
    await pay();
    await screen.findByText(error);
    api.answer(call, refusal('rate_limited'));
    await pay();
    await screen.findByRole('alert');
    expect(field(texts.message).value).toBe('Enjoy!');
    expect(api.asked.at(-1)?.body).toEqual({
      friend: { email: 'ida@example.com' },
      name: 'Ada',
      message: 'Enjoy!',
      email: 'ada@example.com',
    });
  });

  it('says beside each field what cannot be mailed, and keeps it to be changed', async () => {
    await open();
    await userEvent.type(field(texts.friend), 'ida@example.com');
    await userEvent.type(field(texts.name), 'pies.example');
    await userEvent.type(field(texts.message), 'See evil.example');
    await userEvent.type(field(texts.email), 'ada@example.com');
    const issues = [
      { path: 'name', message: texts.nameInMail },
      { path: 'message', message: texts.linkInMail },
    ];
    const { status, body } = refusal('validation_failed');
    api.answer(call, { status, body: { ...body, issues } });
    await pay();
    await screen.findByText(texts.linkInMail);
    const description = (text: string) => screen.getByRole('textbox', { description: text });
    expect(description(texts.linkInMail)).toBe(field(texts.message));
    expect(description(texts.nameInMail)).toBe(field(texts.name));
    expect(field(texts.message).value).toBe('See evil.example');
  });

  it('says a refusal of one field once', async () => {
    await open();
    await userEvent.type(field(texts.friend), 'ida@example.com');
    await userEvent.type(field(texts.email), 'ada@example.com');
    const issues = [{ path: 'friend.email', message: emailMessages.invalid }];
    const { status, body } = refusal('validation_failed');
    api.answer(call, { status, body: { ...body, issues } });
    await pay();
    expect(await screen.findAllByText(emailMessages.invalid)).toHaveLength(1);
  });

  it('keeps every field that was typed before the script came', async () => {
    const { GiveYear } = await import('./GiveYear.tsx');
    const { renderToString } = await import('react-dom/server');
    const place = document.createElement('div');
    place.innerHTML = renderToString(<GiveYear amountCents={5_000} />);
    document.body.insertAdjacentElement('beforeend', place);
    const inputs = [...place.querySelectorAll<HTMLInputElement>('input')];
    for (const [at, input] of inputs.entries()) input.value = `typed-${at}`;
    const { hydrateRoot } = await import('react-dom/client');
    act(() => void hydrateRoot(place, <GiveYear amountCents={5_000} />));
    await waitFor(() =>
      expect(inputs.map(({ value }) => value)).toEqual(
        [...inputs.keys()].map((at) => `typed-${at}`),
      ),
    );
    place.remove();
  });
});
