import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { locks } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import { senderMessages as texts } from '#contract/kitchen/mail/sender-messages.ts';
import { senderRefusals } from '#contract/mail/sender-refusals.ts';
import type { SenderAddressView, SenderRecordView } from '#contract/mail/sender-address.ts';
import { unsavedSettingKey } from '#domain/storage-keys.ts';
import { leaveKitchen, manage, siteId } from '#kitchen/recipes/testing/list-page.ts';
import { type FakeApi, refusal } from '#stores/testing/fake-api.ts';
import {
  at,
  openSettings as open,
  sender,
  settingsApi,
} from '#kitchen/settings/testing/settings-page.ts';

const address = `${manage}/sender-address`;
const check = `POST ${address}/check`;
const missing: SenderRecordView['finding'] = { state: 'missing', found: [] };
const found: SenderRecordView['finding'] = { state: 'found', found: [] };
const records = (finding: SenderRecordView['finding']): SenderRecordView[] => [
  { what: 'proof', type: 'TXT', name: '_larder-mail.cook.example', value: 'abc', finding },
  { what: 'spf', type: 'TXT', name: 'cook.example', value: 'v=spf1 include:x ~all', finding },
  { what: 'dkim', type: 'CNAME', name: 'larder._domainkey.cook.example', value: 'y', finding },
  { what: 'dmarc', type: 'TXT', name: '_dmarc.cook.example', value: 'v=DMARC1; p=none', finding },
];
const aSender = (changes: Partial<SenderAddressView> = {}) => ({
  body: {
    isOffered: true,
    isAsked: true,
    senderAddress: {
      address: 'letters@cook.example',
      domain: 'cook.example',
      provenAt: null,
      missedSince: null,
      lostAt: null,
      isRefused: false,
      checkedAt: null,
      isAwaited: true,
      zone: 'cook.example',
      provider: 'godaddy' as const,
      records: records(null),
      ...changes,
    },
  },
});

let api: FakeApi;

beforeEach(() => {
  api = settingsApi(locks);
});
afterEach(() => {
  sessionStorage.clear();
  leaveKitchen();
});

const field = () => screen.findByRole('textbox', { name: texts.label });
const sent = (method: string) => api.asked.filter((each) => each.method === method);

describe('The address that letters are from', () => {
  it('is named, and told with what is to be written where its domain was bought', async () => {
    await open();
    api.answer(`PUT ${address}`, aSender());
    api.answer(check, aSender({ checkedAt: at }));
    await userEvent.type(await field(), ' letters@cook.example{Enter}');
    await screen.findByText(texts.states.waiting);
    expect(sent('PUT').map(({ body }) => body)).toEqual([{ email: 'letters@cook.example' }]);
    expect(screen.getByText(texts.open('cook.example', 'GoDaddy'))).toBeTruthy();
    expect(screen.getByText('_larder-mail')).toBeTruthy();
    expect(screen.getByText('larder._domainkey')).toBeTruthy();
    expect(screen.getByText('v=spf1 include:x ~all')).toBeTruthy();
    expect(await screen.findByText(/^Looked at/)).toBeTruthy();
    expect(sent('POST')).toHaveLength(1);
  });

  it('shows no record of who may send while nobody has read the one that stands there', async () => {
    const [proof, spf, ...others] = records(null);
    api.answer(sender, aSender({ records: [proof!, { ...spf!, value: null }, ...others] }));
    await open();
    expect(await screen.findByText(texts.spfUnread)).toBeTruthy();
    expect(screen.queryByText(texts.steps.spf)).toBeNull();
    expect(screen.queryByText('v=spf1 include:x ~all')).toBeNull();
    const read = { ...spf!, finding: missing, trouble: 'lookups' as const };
    api.answer(check, aSender({ checkedAt: at, records: [proof!, read, ...others] }));
    await userEvent.click(screen.getByRole('button', { name: texts.check }));
    expect(await screen.findByText('v=spf1 include:x ~all')).toBeTruthy();
    expect(screen.getByText(texts.spfTroubles.lookups)).toBeTruthy();
  });

  it('stays in its field where it is refused, over a reload too', async () => {
    await open();
    const issues = [{ path: 'email', message: senderRefusals.publicHost }];
    const body = { error: 'No', code: 'validation_failed' as const, issues };
    api.answer(`PUT ${address}`, { status: 400, body });
    await userEvent.type(await field(), 'letters at cook{Enter}');
    await screen.findByText(senderRefusals.publicHost);
    expect(await field()).toHaveProperty('value', 'letters at cook');
    expect(sessionStorage.getItem(unsavedSettingKey(siteId, 'sender'))).toBe('letters at cook');
  });

  it('is looked for now, and tells what is not there', async () => {
    api.answer(sender, aSender());
    await open();
    const ask = await screen.findByRole('button', { name: texts.check });
    const instead = { state: 'elsewhere' as const, found: ['v=spf1 mx -all'] };
    const [proof, spf, ...others] = records(missing);
    api.answer(
      check,
      aSender({ checkedAt: at, records: [proof!, { ...spf!, finding: instead }, ...others] }),
    );
    await userEvent.click(ask);
    expect(await screen.findByText(/v=spf1 mx -all/)).toBeTruthy();
    expect(screen.getAllByText(domainsMessages.found.missing)).toHaveLength(3);
  });

  it('says why nobody could look, and keeps what was known', async () => {
    api.answer(sender, aSender({ checkedAt: at, records: records(missing) }));
    await open();
    api.answer(check, refusal('rate_limited'));
    await userEvent.click(await screen.findByRole('button', { name: texts.check }));
    await screen.findByText(/^We could not look:/);
    expect(screen.getAllByText(domainsMessages.found.missing)).toHaveLength(4);
  });

  it('is in use once all is there', async () => {
    api.answer(sender, aSender());
    await open();
    api.answer(check, aSender({ provenAt: at, checkedAt: at, records: records(found) }));
    await userEvent.click(await screen.findByRole('button', { name: texts.check }));
    expect(await screen.findByText(texts.states.proven)).toBeTruthy();
    expect(screen.queryByText(texts.told.waiting)).toBeNull();
  });

  it.each([
    [{ provenAt: at, missedSince: at }, texts.told.missed],
    [{ lostAt: at }, texts.told.lost('1 May')],
    [{ lostAt: at, isRefused: true }, texts.told.refused('1 May')],
  ])('says that it is lost, or about to be: %j', async (changes, text) => {
    api.answer(sender, aSender({ ...changes, checkedAt: at, records: records(missing) }));
    await open();
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is removed after a question', async () => {
    api.answer(sender, aSender());
    await open();
    await userEvent.click(await screen.findByRole('button', { name: texts.remove }));
    const dialog = await screen.findByRole('alertdialog');
    api.answer(`DELETE ${address}`, { status: 204 });
    api.breakNetwork(sender);
    await userEvent.click(within(dialog).getByRole('button', { name: texts.asksRemove.confirm }));
    expect(await screen.findByText(texts.about)).toBeTruthy();
    expect(await field()).toHaveProperty('value', '');
  });

  it('is none where the platform has not set up any', async () => {
    api.answer(sender, { body: { isOffered: false, isAsked: true, senderAddress: null } });
    await open();
    expect(await screen.findByText(texts.notOffered)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: texts.label })).toBeNull();
  });
});
