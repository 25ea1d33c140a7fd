import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { presentSettingsMessages as present } from '#contract/kitchen/site/settings-messages.ts';
import { unsavedSettingKey } from '#domain/storage-keys.ts';
import { leaveKitchen, siteId } from '#kitchen/recipes/testing/list-page.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import {
  current,
  openSettings as open,
  settingsApi,
  sites,
  told,
} from './testing/settings-page.ts';

let api: FakeApi;

beforeEach(() => {
  api = settingsApi(locks);
});
afterEach(() => {
  sessionStorage.clear();
  leaveKitchen();
});

const sent = (method: string) => api.asked.filter((each) => each.method === method);

describe('A text that is in force at once', () => {
  const { label, set } = present.fields.postalAddress;
  const postal = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: label });

  it('is saved whole where its field is left while a part of it is on its way', async () => {
    await open();
    const answer = api.answerLater(sites);
    await userEvent.type(await postal(), 'Mill Lane');
    await userEvent.tab();
    await screen.findByText(present.saving);
    await userEvent.type(await postal(), ' 7');
    await userEvent.tab();
    api.answer(sites, told({ postalAddress: 'Mill Lane 7' }));
    answer(told({ postalAddress: 'Mill Lane' }));
    await waitFor(() =>
      expect(sent('PUT').at(-1)?.body).toMatchObject({ postalAddress: 'Mill Lane 7' }),
    );
    await screen.findAllByText(set);
    await waitFor(() =>
      expect(sessionStorage.getItem(unsavedSettingKey(siteId, 'postalAddress'))).toBeNull(),
    );
  });

  it('goes back to what it was where that is typed while it is on its way', async () => {
    api.answer(current, told({ postalAddress: 'Mill Lane' }));
    await open();
    const answer = api.answerLater(sites);
    await userEvent.type(await postal(), ' 7');
    await userEvent.tab();
    await screen.findByText(present.saving);
    await userEvent.type(await postal(), '{Backspace}{Backspace}');
    await userEvent.tab();
    api.answer(sites, told({ postalAddress: 'Mill Lane' }));
    answer(told({ postalAddress: 'Mill Lane 7' }));
    await waitFor(() => expect(sent('PUT')).toHaveLength(2));
    expect(sent('PUT').at(-1)?.body).toMatchObject({ postalAddress: 'Mill Lane' });
    await waitFor(async () => expect((await postal()).value).toBe('Mill Lane'));
  });

  it.each([
    ['its site', siteId],
    ['its former address', 'hearth'],
  ])('says that it is not saved where the page was left before, kept by %s', async (_, by) => {
    sessionStorage.setItem(unsavedSettingKey(by, 'postalAddress'), 'Mill Lane 7');
    await open();
    expect((await postal()).value).toBe('Mill Lane 7');
    expect(await screen.findByText(present.unsaved)).toBeTruthy();
    api.answer(sites, told({ postalAddress: 'Mill Lane 7' }));
    await userEvent.click(screen.getByRole('button', { name: present.save }));
    expect(await screen.findAllByText(set)).not.toEqual([]);
    expect(screen.queryByText(present.unsaved)).toBeNull();
  });
});
