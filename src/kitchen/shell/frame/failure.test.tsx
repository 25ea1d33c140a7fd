import { act, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureMessages } from '#contract/failure-messages.ts';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { refusal } from '#stores/testing/fake-api.ts';
import { aKitchen, leaveKitchen } from '../../recipes/testing/list-page.ts';

beforeEach(() => {
  const api = aKitchen('/kitchen/hearth/comments');
  api.answer('GET /api/v1/manage/current-user', {
    body: { currentUser: anAccount({ sites: [] }) },
  });
});
afterEach(leaveKitchen);

async function show(message: string) {
  const { Failure } = await import('./Failure.tsx');
  const { lookAtRights } = await import('../session/rights.ts');
  render(createElement(Failure, { failure: { message } }));
  expect(screen.getByRole('alert').textContent).toBe(message);
  await act(lookAtRights);
}

describe('Why something failed for a person who works on the site no longer', () => {
  it('is that, whatever it was refused for', async () => {
    await show(refusal('not_found').body.error);
    expect(screen.getByRole('alert').textContent).toBe(texts.rights.removed);
  });

  it('is the connection still, where there is none', async () => {
    await show(failureMessages.offline);
    expect(screen.getByRole('alert').textContent).toBe(failureMessages.offline);
  });
});
