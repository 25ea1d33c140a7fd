import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import {
  presentSettingsMessages as present,
  settingsMessages as texts,
} from '#contract/kitchen/site/settings-messages.ts';
import type { HostnameCheck, HostnameView } from '#contract/site/hostname.ts';
import { unsavedSettingKey } from '#domain/storage-keys.ts';
import { leaveKitchen, manage, siteId } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  aCopy,
  at,
  copy,
  hostnames,
  openSettings as open,
  settingsApi,
  sites,
  told,
} from './testing/settings-page.ts';

const host = 'www.pies.example';
const aDomain = (changes: Partial<HostnameView> = {}): HostnameView => ({
  host,
  isPrimary: false,
  createdAt: at,
  verifiedAt: null,
  checkedAt: null,
  missedChecks: 0,
  dnsRecords: [
    { type: 'CNAME', name: host, value: 'sites.larder.test' },
    { type: 'TXT', name: `_larder.${host}`, value: 'larder-site-verification=abc' },
  ],
  ...changes,
});
const listed = (...all: HostnameView[]) => ({ platformHost: 'hearth.larder.test', hostnames: all });
const aCheck = (changes: Partial<HostnameCheck> = {}): HostnameCheck => ({
  host,
  checkedAt: at,
  zone: 'pies.example',
  provider: 'godaddy',
  address: { state: 'elsewhere', found: ['192.0.2.7'] },
  proof: { state: 'misplaced', found: [] },
  ...changes,
});

let api: FakeApi;

beforeEach(() => {
  api = settingsApi(locks);
});
afterEach(async () => {
  sessionStorage.clear();
  cleanup();
  // A draft that is closed still removes what it kept, and gives its lock back then.
  await locks.request(`site-page:${siteId}:identity`, () => undefined);
  leaveKitchen();
});

const sent = (method: string) => api.asked.filter((each) => each.method === method);
const comments = () =>
  screen.findByRole('switch', { name: present.switches.commentsEnabled.label });

describe('What is in force at once', () => {
  it('is changed by a switch, with nothing else, and taken back', async () => {
    await open();
    api.answer(sites, told({ commentsEnabled: false }));
    await userEvent.click(await comments());
    const done = await screen.findByText(present.switches.commentsEnabled.off);
    expect(sent('PUT').map(({ body, ifMatch }) => [body, ifMatch])).toEqual([
      [{ title: 'Ash Drawer', slug: 'hearth', commentsEnabled: false }, '"7"'],
    ]);
    api.answer(sites, told());
    await userEvent.click(within(done.parentElement!).getByRole('button', { name: 'Undo' }));
    await screen.findByText(present.switches.commentsEnabled.on);
    expect(sent('PUT')[1]?.body).toMatchObject({ commentsEnabled: true });
  });

  it('goes back to what it was where it was refused, and says why', async () => {
    await open();
    api.answer(sites, refusal('internal_error'));
    await userEvent.click(await comments());
    await screen.findByText(/^Not changed:/);
    expect((await comments()).getAttribute('checked')).not.toBeNull();
  });

  it('is read once more where somebody wrote in between', async () => {
    await open();
    api.answer(sites, refusal('stale_write'));
    await userEvent.click(await comments());
    await screen.findByText(/^Not changed:/);
    expect(sent('PUT')).toHaveLength(2);
  });

  it('keeps a text that was refused beside its reason, over a reload too', async () => {
    await open();
    const label = present.fields.contactEmail.label;
    const field = await screen.findByRole('textbox', { name: label });
    api.answer(sites, {
      status: 400,
      body: {
        error: 'No',
        code: 'validation_failed',
        issues: [{ path: 'contactEmail', message: 'No' }],
      },
    });
    await userEvent.type(field, 'ada at salt{Enter}');
    await screen.findByText(present.fields.contactEmail.invalid);
    expect(field).toHaveProperty('value', 'ada at salt');
    expect(sessionStorage.getItem(unsavedSettingKey(siteId, 'contactEmail'))).toBe('ada at salt');
    api.answer(sites, told({ contactEmail: 'ada@salt.example' }));
    await userEvent.clear(field);
    await userEvent.type(field, 'ada@salt.example{Enter}');
    await screen.findByText(present.fields.contactEmail.set);
    expect(sessionStorage.getItem(unsavedSettingKey(siteId, 'contactEmail'))).toBeNull();
  });
});

describe('What is published later', () => {
  it('is saved as it is written, and a row waits for what it lacks', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: texts.identity.addProfile }));
    const field = screen.getByRole('textbox', { name: texts.identity.profile });
    await userEvent.type(field, 'not a profile');
    const issue = await screen.findByText(texts.lacks.profile);
    expect(field.getAttribute('aria-describedby')).toBe(issue.id);
    expect(field.ariaInvalid).toBe('true');
    api.answer(`PUT ${copy}`, aCopy({ version: 4, changedParts: ['identity'] }));
    await userEvent.clear(field);
    await userEvent.type(field, '@ada');
    await userEvent.tab();
    expect(field).toHaveProperty('value', 'https://www.instagram.com/ada');
    await waitFor(
      () =>
        expect(sent('PUT').at(-1)?.body).toMatchObject({
          socialMediaLinks: [{ platform: 'instagram', url: 'https://www.instagram.com/ada' }],
        }),
      { timeout: 5000 },
    );
  });

  it('is moved by keys', async () => {
    const links = ['One', 'Two'].map((label) => ({ label, href: '/', openInNewTab: false }));
    api.answer(`GET ${copy}`, aCopy({ headerLinks: links }));
    await open();
    const labels = () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox', { name: texts.identity.label })
        .map(({ value }) => value);
    screen.getAllByRole('textbox', { name: texts.identity.label })[1]?.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(labels()).toEqual(['Two', 'One']);
  });
});

describe('A domain of the cook', () => {
  it('is told as it is typed where it was bought, with what DNS says', async () => {
    api.answer(hostnames, { body: listed(aDomain()) });
    api.answer(`POST ${manage}/hostnames/${host}/check`, {
      body: { ...listed(aDomain()), check: aCheck() },
    });
    await open();
    await screen.findByText(domainsMessages.steps.open('pies.example', 'GoDaddy'));
    expect(screen.getByText('_larder.www')).toBeTruthy();
    expect(screen.getByText('www')).toBeTruthy();
    expect(screen.getByText(domainsMessages.found.misplaced)).toBeTruthy();
    expect(screen.getByText(/192\.0\.2\.7/)).toBeTruthy();
    expect(screen.getByText(domainsMessages.steps.addressInstead)).toBeTruthy();
  });

  it('becomes the main address once it is proven, and that is taken back', async () => {
    const proven = aDomain({ verifiedAt: at, checkedAt: at });
    const found: HostnameCheck['proof'] = { state: 'found', found: [] };
    api.answer(hostnames, { body: listed(proven) });
    api.answer(`POST ${manage}/hostnames/${host}/check`, {
      body: { ...listed(proven), check: aCheck({ address: found, proof: found }) },
    });
    await open();
    const choose = await screen.findByRole('button', { name: domainsMessages.makePrimary });
    const primary = `${manage}/hostnames/${host}/primary`;
    api.answer(`POST ${primary}`, { body: listed({ ...proven, isPrimary: true }) });
    await userEvent.click(choose);
    const done = await screen.findByText(domainsMessages.isPrimary(host));
    api.answer(`DELETE ${primary}`, { body: listed(proven) });
    await userEvent.click(within(done.parentElement!).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(domainsMessages.isNotPrimary(host))).toBeTruthy();
  });

  it('stays in its field where it is refused', async () => {
    await open();
    const field = await screen.findByRole('textbox', { name: domainsMessages.add.label });
    api.answer(`POST ${manage}/hostnames`, refusal('slug_taken'));
    await userEvent.type(field, 'https://www.pies.example/shop{Enter}');
    await screen.findByText(domainsMessages.add.taken);
    expect(sent('POST').at(-1)?.body).toEqual({ host: 'www.pies.example' });
    expect(field).toHaveProperty('value', 'https://www.pies.example/shop');
  });

  it('is asked for where a scheme alone is written', async () => {
    await open();
    const field = await screen.findByRole('textbox', { name: domainsMessages.add.label });
    await userEvent.type(field, 'http://{Enter}');
    expect(await screen.findByText(domainsMessages.add.invalid)).toBeTruthy();
    expect(sent('POST')).toEqual([]);
  });

  it('is written with the letters of its cook, and for machines where it is typed into DNS alone', async () => {
    const spelled = 'www.xn--mhren-himmel-4ib.de';
    const dnsRecords = [{ type: 'CNAME' as const, name: spelled, value: 'sites.larder.test' }];
    api.answer(hostnames, { body: listed(aDomain({ host: spelled, dnsRecords })) });
    await open();
    expect(await screen.findByRole('heading', { name: 'www.möhren-himmel.de' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: spelled })).toBeNull();
    expect(screen.getAllByText(/xn--mhren/).length).toBeGreaterThan(0);
  });
});
