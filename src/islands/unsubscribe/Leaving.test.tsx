import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unsubscribeMessages as texts } from '#contract/mail/unsubscribe-messages.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';
import { Leaving } from './Leaving.tsx';

const about = '/api/v1/site/hearth/newsletter-leavings/a-token';
const maskedEmail = 'ed…@example.com';
let api: FakeApi;

beforeEach(() => {
  document.body.dataset['site'] = 'hearth';
  history.replaceState(null, '', '/unsubscribe?token=a-token');
  api = fakeApi();
});
afterEach(() => vi.unstubAllGlobals());

describe('The page that ends letters', () => {
  it('says whose they are before anybody presses', async () => {
    api.answer(`GET ${about}`, { body: { maskedEmail, isSubscribed: true, canUndo: false } });
    render(<Leaving />);
    await screen.findByText(texts.about(maskedEmail));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('takes it back for who has just left, also at the second try', async () => {
    api.answer(`GET ${about}`, { body: { maskedEmail, isSubscribed: false, canUndo: true } });
    api.breakNetwork(`POST ${about}/undo`);
    render(<Leaving />);
    await userEvent.click(await screen.findByRole('button', { name: texts.undo }));
    await screen.findByRole('alert');
    const back = { maskedEmail, isSubscribed: true, canUndo: false };
    api.answer(`POST ${about}/undo`, { body: back });
    await userEvent.click(screen.getByRole('button', { name: texts.undo }));
    await screen.findByText(texts.undone(maskedEmail));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing of it where the address names nobody', () => {
    history.replaceState(null, '', '/unsubscribe');
    render(<Leaving />);
    expect(document.body.textContent).toBe('');
  });
});
