import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmationMessages as texts } from '#contract/mail/confirmation-messages.ts';
import { type FakeApi, fakeApi, refusal } from '#stores/testing/fake-api.ts';

const call = '/api/v1/manage/newsletter-confirmations/of-edna';
const site = { title: 'Hearth', origin: 'https://hearth.example' };
const answer = (state: 'asked' | 'confirmed' | 'unsubscribed') => ({
  body: { site, maskedEmail: 'ed…@example.com', state },
});
let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  history.replaceState(null, '', '/confirm-newsletter?token=of-edna');
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { ConfirmNewsletter } = await import('./ConfirmNewsletter.tsx');
  render(<ConfirmNewsletter />);
}

describe('The page behind the letter that asks people of an import', () => {
  it('confirms by a press and not by being opened', async () => {
    api.answer(`GET ${call}`, answer('asked'));
    api.answer(`POST ${call}`, answer('confirmed'));
    await open();
    await screen.findByRole('heading', { name: texts.ask('Hearth') });
    expect(screen.getByText(texts.askText('ed…@example.com'))).toBeTruthy();
    expect(api.asked.map(({ method }) => method)).toEqual(['GET']);
    await userEvent.click(screen.getByRole('button', { name: texts.yes }));
    await screen.findByRole('heading', { name: texts.confirmed('Hearth') });
    const link = screen.getByRole('link', { name: texts.toSite('Hearth') });
    expect(link.getAttribute('href')).toBe(site.origin);
  });

  it('says to who left that they left, and lets them come back', async () => {
    api.answer(`GET ${call}`, answer('unsubscribed'));
    await open();
    await screen.findByRole('heading', { name: texts.unsubscribed('Hearth') });
    expect(screen.getByRole('button', { name: texts.back })).toBeTruthy();
  });

  it('says where the link has ended, and keeps the question where a yes is lost', async () => {
    api.answer(`GET ${call}`, answer('asked'));
    api.breakNetwork(`POST ${call}`);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: texts.yes }));
    await screen.findByRole('alert');
    expect(screen.getByRole('button', { name: texts.yes })).toBeTruthy();
    api.answer(`GET ${call}`, refusal('link_expired'));
    vi.resetModules();
    await open();
    expect(await screen.findByText(texts.failedText)).toBeTruthy();
  });
});
