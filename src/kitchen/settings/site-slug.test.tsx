import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presentSettingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { leaveKitchen, siteId } from '#kitchen/recipes/testing/list-page.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { openSettings, settingsApi } from './testing/settings-page.ts';

const { slug: texts } = presentSettingsMessages;

beforeEach(() => {
  const api = settingsApi(locks);
  const body = { state: 'live', revision: 3, pendingChanges: 0, failures: [], liveSince: null };
  api.answer('GET /api/v1/manage/embers/build-status', { body });
});
afterEach(() => {
  sessionStorage.clear();
  leaveKitchen();
});

const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: texts.label });

/** Another tab gave the site another address. */
async function moveElsewhere() {
  const { keepAccount } = await import('#stores/accounts/account.ts');
  const site = { id: siteId, title: 'Ash Drawer', role: 'owner' } as const;
  const moved = { ...site, slug: 'embers', formerSlugs: ['hearth'] };
  act(() => keepAccount(anAccount({ sites: [moved] })));
  await waitFor(() => expect(location.pathname).toBe('/kitchen/embers/settings'));
}

describe('The address of a site below the platform', () => {
  it('follows a move elsewhere, and offers no way back by itself', async () => {
    await openSettings();
    await field();
    await moveElsewhere();
    expect((await field()).value).toBe('embers');
    expect(screen.queryByRole('button', { name: texts.rename })).toBeNull();
  });

  it('stays as it is typed where the site moves elsewhere', async () => {
    await openSettings();
    await userEvent.type(await field(), '-table');
    await moveElsewhere();
    expect((await field()).value).toBe('hearth-table');
    expect(screen.getByRole('button', { name: texts.rename })).toBeTruthy();
  });
});
