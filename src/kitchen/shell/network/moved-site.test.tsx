import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authTokenKey } from '#domain/storage-keys.ts';
import { anAccount } from '#stores/testing/accounts.ts';
import { type FakeApi, fakeApi } from '#stores/testing/fake-api.ts';

const user = 'GET /api/v1/manage/current-user';
const id = '3f0e7f5c-8f0a-4c39-8d37-5d1a3f7f5c11';
const hearth = { id, slug: 'hearth', title: 'The Ash Drawer', role: 'owner' } as const;
const live = { state: 'live', revision: 3, pendingChanges: 0, failures: [], liveSince: null };

let api: FakeApi;

beforeEach(() => {
  vi.resetModules();
  api = fakeApi();
  localStorage.setItem(authTokenKey, 'token');
  history.replaceState(null, '', '/kitchen/hearth/recipes');
  api.answer(user, { body: { currentUser: anAccount({ sites: [hearth] }) } });
  for (const slug of ['hearth', 'embers']) {
    api.answer(`GET /api/v1/manage/${slug}/build-status`, { body: live });
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function open() {
  const { Shell } = await import('../frame/Shell.tsx');
  render(<Shell>{({ title }) => <h1>{title}</h1>}</Shell>);
}

describe('The kitchen of a site that has another address by now', () => {
  it('opens at the present one from a former one', async () => {
    const renamed = { ...hearth, slug: 'embers', formerSlugs: ['ash', 'hearth'] };
    api.answer(user, { body: { currentUser: anAccount({ sites: [renamed] }) } });
    history.replaceState(null, '', '/kitchen/ash/recipes?state=draft#list');
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const { pathname, search, hash } = globalThis.location;
    expect(pathname + search + hash).toBe('/kitchen/embers/recipes?state=draft#list');
    expect(api.asked.filter(({ path }) => path.includes('/ash/'))).toEqual([]);
  });

  it('stays open while its site gets another address elsewhere', async () => {
    await open();
    const heading = await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const renamed = { ...hearth, slug: 'embers', formerSlugs: ['hearth'] };
    api.answer(user, { body: { currentUser: anAccount({ sites: [renamed] }) } });
    const { lookAtRights, $lostRights } = await import('../session/rights.ts');
    await lookAtRights();
    expect($lostRights.get()).toBeNull();
    const { resumeSession } = await import('../session/session.ts');
    await resumeSession();
    expect(globalThis.location.pathname).toBe('/kitchen/embers/recipes');
    expect(heading.isConnected).toBe(true);
  });

  it('stays with who opened it where somebody else signs in meanwhile', async () => {
    await open();
    await screen.findByRole('heading', { name: 'The Ash Drawer' });
    const renamed = { ...hearth, slug: 'embers', formerSlugs: ['hearth'] };
    const other = anAccount({ id: '11111111-1111-4111-8111-111111111111', sites: [renamed] });
    api.answer(user, { body: { currentUser: other } });
    const { lookAtRights } = await import('../session/rights.ts');
    await lookAtRights();
    const { $session } = await import('../session/session.ts');
    expect($session.get()).toMatchObject({ user: { id: anAccount().id } });
    expect(globalThis.location.pathname).toBe('/kitchen/hearth/recipes');
  });
});
