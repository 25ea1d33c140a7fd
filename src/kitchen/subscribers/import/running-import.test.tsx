import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failureMessages } from '#contract/failure-messages.ts';
import { subscriberImportMessages as texts } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import { subscribersMessages } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { ImportAnswer, ImportView } from '#contract/mail/subscriber-import.ts';
import { idOf, leaveKitchen } from '#kitchen/recipes/testing/list-page.ts';
import {
  aLetterKitchen,
  imports,
  openSubscribers,
} from '#kitchen/subscribers/testing/subscribers-page.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';

const counts = {
  new: 0,
  imported: 0,
  here: 0,
  unsubscribed: 0,
  suppressed: 0,
  removed: 0,
  duplicate: 0,
  malformed: 0,
};
const anImport = (imported: number, changes: Partial<ImportView> = {}): ImportAnswer => ({
  import: {
    id: idOf(900),
    fileName: 'market.csv',
    state: 'running',
    basis: 'ask',
    statement: 'At the market',
    createdAt: '2026-05-01T10:00:00.000Z',
    finishedAt: null,
    counts: { ...counts, imported, new: 9 - imported },
    people: { all: imported, confirmed: 0, unsubscribed: 0, waiting: imported },
    ...changes,
  },
  problems: [],
  confirmedRoom: 1,
});
const one = `${imports}/${idOf(900)}`;
const progress = () => screen.findByRole('progressbar', { name: texts.running.heading });

let api: FakeApi;

beforeEach(() => {
  api = aLetterKitchen();
  api.answer(`GET ${imports}`, { body: { imports: [anImport(2).import] } });
  api.answer(`GET ${one}`, { body: anImport(4) });
});
afterEach(leaveKitchen);

async function openEarlier() {
  await openSubscribers();
  await userEvent.click(await screen.findByRole('button', { name: subscribersMessages.import }));
  await userEvent.click(await screen.findByRole('button', { name: 'market.csv' }));
}

describe('A list that is still being brought in', () => {
  it('is said to be, shows how far it is, and goes on to its report', async () => {
    const advance = api.answerLater(`POST ${one}/advance`);
    await openSubscribers();
    await userEvent.click(await screen.findByRole('button', { name: subscribersMessages.import }));
    await screen.findByText(new RegExp(texts.earlier.running));
    await userEvent.click(await screen.findByRole('button', { name: 'market.csv' }));
    expect(await progress()).toHaveProperty('value', 4);
    expect(screen.queryByText(texts.done.heading)).toBeNull();
    advance({ body: anImport(9, { state: 'done' }) });
    await screen.findByText(texts.done.heading);
    await screen.findByText(texts.outcomes.imported(9));
  });

  it('goes on by itself when the connection returns', async () => {
    api.breakNetwork(`POST ${one}/advance`);
    await openEarlier();
    await screen.findByText(failureMessages.offline);
    api.answer(`POST ${one}/advance`, { body: anImport(9, { state: 'done' }) });
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByText(texts.done.heading);
    expect(screen.queryByText(failureMessages.offline)).toBeNull();
  });

  it('is heard of no more once the window is closed', async () => {
    api.breakNetwork(`POST ${one}/advance`);
    await openEarlier();
    await screen.findByText(failureMessages.offline);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const before = api.asked.length;
    act(() => void globalThis.dispatchEvent(new Event('online')));
    await screen.findByRole('heading', { name: subscribersMessages.heading });
    const sent = api.asked.slice(before).map(({ path }) => path);
    expect(sent.filter((path) => path.endsWith('/advance'))).toEqual([]);
  });

  it('says of each address that was left out why', async () => {
    const problems: ImportAnswer['problems'] = [
      { line: 3, email: '=1+1', outcome: 'malformed' },
      { line: 4, email: 'müller@example.com', outcome: 'malformed' },
    ];
    api.answer(`GET ${one}`, { body: { ...anImport(9, { state: 'done' }), problems } });
    await openEarlier();
    const reasonOf = async (email: string) =>
      (await screen.findByText(email)).nextSibling?.textContent;
    expect(await reasonOf('=1+1')).toBe(texts.reasons.malformed);
    expect(await reasonOf('müller@example.com')).toBe(texts.foreign);
  });

  it('says why it cannot be opened', async () => {
    api.breakNetwork(`GET ${one}`);
    await openEarlier();
    const told = texts.earlier.openFailed(failureMessages.offline);
    expect(await screen.findByText(told)).toBeTruthy();
  });
});
