import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { vi } from 'vitest';
import { settingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import type { SiteView } from '#contract/site/site.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { fakeDatabase } from '#kitchen/recipe-editor/testing/fake-database.ts';
import { aKitchen, idOf, manage } from '#kitchen/recipes/testing/list-page.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';

export const current = `GET ${manage}/current-site`;
export const sites = `PUT ${manage}/sites`;
export const hostnames = `GET ${manage}/hostnames`;
export const sender = `GET ${manage}/sender-address`;
export const copy = `${manage}/site-working-copy`;
export const at = '2026-05-01T10:00:00.000Z';

const aSite = (changes: Partial<SiteView> = {}): SiteView => ({
  ...defaultSiteSettings,
  id: idOf(1),
  role: 'owner',
  slug: 'hearth',
  title: 'Ash Drawer',
  version: 7,
  revision: 1,
  recipeCount: 0,
  createdAt: at,
  updatedAt: at,
  referencedImages: [],
  ...changes,
});
export const told = (changes: Partial<SiteView> = {}) => ({ body: { site: aSite(changes) } });

export const aCopy = (changes: Partial<SiteWorkingCopyView> = {}) => ({
  body: {
    workingCopy: {
      ...presentationOf({ title: 'Ash Drawer', settings: defaultSiteSettings }),
      version: 3,
      updatedAt: at,
      changedParts: [],
      referencedImages: [],
      ...changes,
    },
  },
});

/** The API below the settings of a site without domains; `locks` are those of a browser, which a test has to bring. */
export function settingsApi(locks: object): FakeApi {
  const api = aKitchen('/kitchen/hearth/settings');
  fakeDatabase();
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.defineProperty(globalThis.navigator, 'locks', { value: locks, configurable: true });
  api.answer(`GET ${copy}`, aCopy());
  api.answer(current, told());
  api.answer(sender, { body: { isOffered: true, isAsked: true, senderAddress: null } });
  api.answer(hostnames, {
    body: { platformHost: 'hearth.larder.test', hostnames: [] },
  });
  return api;
}

export async function openSettings(): Promise<void> {
  const { SettingsScreen } = await import('../SettingsScreen.tsx');
  render(createElement(SettingsScreen));
  await screen.findByRole('heading', { name: texts.heading });
}
