import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { subscriberImportMessages as importTexts } from '#contract/kitchen/mail/subscriber-import-messages.ts';
import { subscribersMessages as texts } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { ImportAnswer } from '#contract/mail/subscriber-import.ts';
import type { FakeApi } from '#stores/testing/fake-api.ts';
import { idOf, leaveKitchen } from '#kitchen/recipes/testing/list-page.ts';
import {
  aLetterKitchen,
  imports,
  openSubscribers as open,
  row,
} from '#kitchen/subscribers/testing/subscribers-page.ts';

const lines = {
  new: 0,
  imported: 0,
  here: 0,
  unsubscribed: 0,
  suppressed: 0,
  removed: 0,
  duplicate: 0,
  malformed: 0,
};
type ImportChanges = Partial<ImportAnswer['import']>;
const anImport = (changes: ImportChanges = {}): ImportAnswer => ({
  import: {
    id: idOf(900),
    fileName: 'list.csv',
    state: 'draft',
    basis: null,
    statement: null,
    createdAt: '2026-05-01T10:00:00.000Z',
    finishedAt: null,
    counts: lines,
    people: { all: 0, confirmed: 0, unsubscribed: 0, waiting: 0 },
    ...changes,
  },
  problems: [{ line: 3, email: '=1+1', outcome: 'malformed' }],
  confirmedRoom: 1,
});

let api: FakeApi;

beforeEach(() => {
  api = aLetterKitchen();
});
afterEach(leaveKitchen);

/** Bytes without any order, the same in each run. */
const noise = (length: number) =>
  Uint8Array.from({ length }, (_, at) => Math.floor(Math.abs(Math.sin(at + 1) * 1e6)) % 256);

describe('Bringing a list', () => {
  const choose = async (text: string | Uint8Array<ArrayBuffer>, name = 'list.csv') => {
    await userEvent.click(await screen.findByRole('button', { name: texts.import }));
    const field = await screen.findByLabelText(importTexts.choose.label);
    await userEvent.upload(field, new File([text], name, { type: 'text/csv' }));
  };
  const answerDraft = (counts: Partial<typeof lines>) => {
    api.answer(`POST ${imports}`, { status: 201, body: anImport() });
    api.answer(`PUT ${imports}/${idOf(900)}/rows`, { body: { counts: lines } });
    api.answer(`GET ${imports}/${idOf(900)}`, {
      body: anImport({ counts: { ...lines, ...counts } }),
    });
  };

  it('leaves out whom the list says nothing of, until the cook says otherwise', async () => {
    answerDraft({ new: 2 });
    await open();
    await row(1);
    await choose('Email;Status\na@b.de;subscribed\ne@f.de;');
    const nothing = await screen.findByLabelText(new RegExp(`^${importTexts.columns.noWord}`));
    expect(nothing).toHaveProperty('value', 'left');
    await userEvent.selectOptions(nothing, importTexts.columns.stays);
    await userEvent.click(await screen.findByRole('button', { name: importTexts.columns.next }));
    await screen.findByText(importTexts.outcomes.new(2));
    const sent = api.asked.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toMatchObject({ rows: [{ email: 'a@b.de' }, { email: 'e@f.de' }] });
  });

  it('tells first, asks where they are from, and brings them then', async () => {
    answerDraft({ new: 2, malformed: 1 });
    await open();
    await row(1);
    await choose(
      'Email;Name;Status\na@b.de;Ann;subscribed\n=1+1;;active\nc@d.de;Ed;unsubscribed\ne@f.de;;yes',
    );
    await userEvent.click(await screen.findByRole('button', { name: importTexts.columns.next }));
    expect(await screen.findByText(importTexts.outcomes.new(2))).toBeTruthy();
    expect(screen.getByText(importTexts.told.leftElsewhere(1))).toBeTruthy();
    const sent = api.asked.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toEqual({
      rows: [
        { line: 2, email: 'a@b.de', name: 'Ann' },
        { line: 3, email: '=1+1' },
        { line: 5, email: 'e@f.de' },
      ],
    });
    const start = screen.getByRole('button', { name: importTexts.declare.start(2) });
    expect(start).toHaveProperty('disabled', true);
    expect(
      screen.getByRole('radio', { name: new RegExp(importTexts.declare.confirmed) }),
    ).toHaveProperty('disabled', true);
    await userEvent.type(screen.getByLabelText(importTexts.declare.statement), 'At the market');
    const running = anImport({ state: 'running', basis: 'ask', counts: { ...lines, new: 2 } });
    const done = anImport({
      state: 'done',
      basis: 'ask',
      counts: { ...lines, imported: 2, malformed: 1 },
      people: { all: 2, confirmed: 0, unsubscribed: 0, waiting: 2 },
    });
    api.answer(`POST ${imports}/${idOf(900)}/start`, { body: running });
    api.answer(`POST ${imports}/${idOf(900)}/advance`, { body: done });
    await userEvent.click(start);
    expect(await screen.findByText(importTexts.outcomes.imported(2))).toBeTruthy();
    expect(screen.getByText(importTexts.done.waiting(2))).toBeTruthy();
    api.answer(`POST ${imports}/${idOf(900)}/undo`, { body: anImport({ state: 'undone' }) });
    await userEvent.click(screen.getByRole('button', { name: importTexts.done.undo }));
    expect(await screen.findByText(importTexts.done.undone)).toBeTruthy();
  });

  it('says what keeps it from bringing anybody', async () => {
    answerDraft({ new: 2 });
    await open();
    await row(1);
    await choose('Email;Name\na@b.de;Ann\nc@d.de;Ed');
    await userEvent.click(await screen.findByRole('button', { name: importTexts.columns.next }));
    await screen.findByText(importTexts.outcomes.new(2));
    const start = screen.getByRole('button', { name: importTexts.declare.start(2) });
    const lack = screen.getByText(importTexts.declare.needsStatement);
    expect(start.getAttribute('aria-describedby')).toBe(lack.id);
    await userEvent.type(screen.getByLabelText(importTexts.declare.statement), 'At the market');
    expect(screen.queryByText(importTexts.declare.needsStatement)).toBeNull();
  });

  it('goes on where the check has stopped', async () => {
    answerDraft({ new: 1 });
    const rows = `PUT ${imports}/${idOf(900)}/rows`;
    api.breakNetwork(rows);
    await open();
    await row(1);
    await choose('email\na@b.de');
    await userEvent.click(await screen.findByRole('button', { name: importTexts.columns.next }));
    const again = await screen.findByRole('button', { name: importTexts.check.resume });
    api.answer(rows, { body: { counts: lines } });
    await userEvent.click(again);
    expect(await screen.findByText(importTexts.outcomes.new(1))).toBeTruthy();
  });

  it.each([
    ['nothing', '', importTexts.choose.empty],
    ['a spreadsheet', 'PK\u0003\u0004', importTexts.choose.notCsv],
    ['noise', noise(4000), importTexts.choose.notCsv],
    [
      'a list that is torn',
      `email\n${'a@b.de\n'.repeat(60_000)}${'\0'.repeat(9)}`,
      importTexts.choose.notCsv,
    ],
    ['many NULs', 'em\0ail\na@\0b.\0de', importTexts.choose.notCsv],
    ['noise after a list', `email\n${'a@b.de\n'.repeat(60_000)}\u0001`, importTexts.choose.notCsv],
  ])('refuses %s with the reason', async (_name, text, reason) => {
    await open();
    await row(1);
    await choose(text);
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it.each([
    [
      'UTF-16',
      [0xff, 0xfe, ...Array.from('e,n\na@b.de,Ü', (sign) => [sign.charCodeAt(0), 0]).flat()],
    ],
    ['Windows-1252', [...Array.from('e,n\na@b.de,', (sign) => sign.charCodeAt(0)), 0xdc]],
    ['UTF-8', [...new TextEncoder().encode('e,n\na@b.de,Ü')]],
  ])('reads %s', async (_name, bytes) => {
    await open();
    await row(1);
    await choose(new Uint8Array(bytes));
    expect(await screen.findByRole('cell', { name: 'Ü' })).toBeTruthy();
  });

  it('refuses a file of 100 MB before it reads it', async () => {
    const { readList } = await import('./read-file.ts');
    const slice = vi.fn<File['slice']>();
    const file = Object.assign(new File([], 'huge.csv'), { slice });
    Object.defineProperty(file, 'size', { value: 100 * 1024 * 1024 });
    expect(await readList(file)).toBe('tooLarge');
    expect(slice).not.toHaveBeenCalled();
  });
});
