import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { failureMessages } from '#contract/failure-messages.ts';
import { listsMessages } from '#contract/kitchen/lists/lists-messages.ts';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import { presentSettingsMessages as present } from '#contract/kitchen/site/settings-messages.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { aListPage, globals, leek, openLists, row } from '../../lists/testing/lists-page.ts';
import { leaveKitchen, manage } from '../../recipes/testing/list-page.ts';
import {
  current,
  hostnames,
  openSettings,
  settingsApi,
  sites,
  told,
} from '../../settings/testing/settings-page.ts';

afterEach(() => {
  sessionStorage.clear();
  leaveKitchen();
});

const goOnline = () => act(() => void globalThis.dispatchEvent(new Event('online')));
const said = new RegExp(failureMessages.offline);
const sentTo = (api: FakeApi, call: string) =>
  api.asked.filter(({ method, path }) => `${method} ${path}` === call).map(({ body }) => body);

describe('A field of the pantry that was left without a connection', () => {
  const call = `PUT ${manage}/ingredients/${leek.id}`;

  async function leave(words: string): Promise<FakeApi> {
    const api = aListPage();
    api.answer(`GET ${manage}/globals`, globals({ ingredients: [leek] }));
    api.breakNetwork(call);
    await openLists();
    await userEvent.click(await row('leek'));
    const name = { name: listsMessages.panel.plural };
    await userEvent.type(await screen.findByRole('textbox', name), words);
    await userEvent.tab();
    await screen.findByText(said);
    api.answer(call, { body: { ingredient: { ...leek, pluralTitle: words } } });
    return api;
  }

  it('is saved by itself on return', async () => {
    const api = await leave('leeks');
    goOnline();
    await waitFor(() =>
      expect(sentTo(api, call)).toEqual([{ pluralTitle: 'leeks' }, { pluralTitle: 'leeks' }]),
    );
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  });

  it('is not saved where it was taken back meanwhile', async () => {
    const api = await leave('leeks');
    await userEvent.type(
      screen.getByRole('textbox', { name: listsMessages.panel.plural }),
      '{Escape}',
    );
    const before = api.asked.length;
    goOnline();
    await userEvent.tab();
    expect(api.asked.slice(before).filter(({ method }) => method === 'PUT')).toEqual([]);
  });
});

describe('A setting', () => {
  it('that was left without a connection is put in force by itself on return', async () => {
    const api = settingsApi(locks);
    await openSettings();
    api.breakNetwork(sites);
    const name = { name: present.fields.postalAddress.label };
    await userEvent.type(await screen.findByRole('textbox', name), 'Mill Lane');
    await userEvent.tab();
    await screen.findByText(present.notChanged(failureMessages.offline));
    api.answer(sites, told({ postalAddress: 'Mill Lane' }));
    goOnline();
    await screen.findAllByText(present.fields.postalAddress.set);
    expect(screen.queryByText(present.notChanged(failureMessages.offline))).toBeNull();
    expect(sentTo(api, sites).at(-1)).toMatchObject({ postalAddress: 'Mill Lane' });
  });

  it('that was chosen without a connection is said to be unchanged no longer than there is none', async () => {
    const api = settingsApi(locks);
    api.answer(current, told());
    await openSettings();
    api.breakNetwork(sites);
    const [choice] = await screen.findAllByRole('switch');
    await userEvent.click(choice!);
    await screen.findByText(present.notChanged(failureMessages.offline));
    const before = sentTo(api, sites).length;
    goOnline();
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
    expect(sentTo(api, sites)).toHaveLength(before);
  });

  it('that is a domain is looked at again on return', async () => {
    const api = settingsApi(locks);
    const host = 'recipes.example';
    const hostname = {
      host,
      isPrimary: false,
      createdAt: '2026-05-01T10:00:00.000Z',
      verifiedAt: null,
      checkedAt: null,
      missedChecks: 0,
      dnsRecords: [],
    };
    const answer = { platformHost: 'hearth.larder.test', hostnames: [hostname] };
    api.answer(hostnames, { body: answer });
    const check = `POST ${manage}/hostnames/${host}/check`;
    api.breakNetwork(check);
    await openSettings();
    await screen.findByText(domainsMessages.notLooked(failureMessages.offline));
    api.answer(check, { body: { ...answer, check: null } });
    goOnline();
    expect(await screen.findByText(domainsMessages.unasked)).toBeTruthy();
  });
});

describe('What a form says of a missing connection', () => {
  it('is said no longer than there is none', async () => {
    const { Failure } = await import('../frame/Failure.tsx');
    const failure = { message: failureMessages.offline };
    render(createElement(Failure, { failure }));
    expect(screen.getByRole('alert').textContent).toBe(failureMessages.offline);
    act(() => void globalThis.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert').textContent).toBe(failureMessages.offline);
    goOnline();
    expect(screen.getByRole('alert').textContent).toBe('');
  });
});
