import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import {
  aPhoto,
  calls,
  fakeUploads,
  type FakeUploads,
  idOf,
} from '../../media/uploads/testing/fake-uploads.ts';
import type * as Rows from './StepRows.tsx';

const aGroup = (id: string, ...texts: string[]): InstructionGroup => ({
  id,
  title: id,
  note: null,
  instructions: texts.map((text) => newStep(text, paragraphsFromText(text))),
});

let fake: FakeUploads;
let rows: typeof Rows;
let fields: string[];
/** What is held now, and a change from elsewhere. */
const now: {
  groups: readonly InstructionGroup[];
  show: (next: readonly InstructionGroup[]) => void;
} = { groups: [], show: () => undefined };

// jsdom cannot edit content, so its lack of it is told to the editor.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => true });
});

beforeEach(async () => {
  vi.resetModules();
  fake = fakeUploads();
  fields = [];
  rows = await import('./StepRows.tsx');
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Held({ first }: { first: readonly InstructionGroup[] }) {
  const [held, setHeld] = useState(first);
  Object.assign(now, { groups: held, show: setHeld });
  return (
    <rows.StepRows
      groups={held}
      ingredients={[]}
      language="en"
      units={[]}
      onChange={({ field, after }) => {
        fields.push(field);
        setHeld(after);
      }}
    />
  );
}

const open = (...first: InstructionGroup[]) => render(<Held first={first} />);
const stepOf = (words: string) =>
  now.groups.flatMap(({ instructions }) => instructions).find(({ id }) => id === words);
const item = (at: number) =>
  screen.getAllByRole('textbox', { name: /^Step/ })[at - 1]!.closest('li')!;
const carried = (...files: File[]) => ({ files, types: ['Files'], getData: () => '' });
const order = () =>
  now.groups.map(({ instructions }) => instructions.map(({ id }) => id).join(' '));

async function choose(at: number, name: string) {
  await userEvent.click(screen.getByRole('button', { name: `More for step ${at}` }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

describe('Pictures of a step', () => {
  it('are chosen, rise beside it and are in it when they have arrived', async () => {
    open(aGroup('dough', 'knead', 'rest'));
    await userEvent.upload(within(item(2)).getByLabelText('Add pictures, step 2'), aPhoto());
    expect(await screen.findByRole('progressbar', { name: 'Uploading pie.jpg' })).toBeDefined();
    expect(item(2).contains(screen.getByRole('region', { name: 'Pictures of step 2' }))).toBe(true);
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    fake.puts[0]!.answer();
    await waitFor(() => expect(stepOf('rest')?.images).toEqual([{ id: idOf(1) }]));
    expect(fields).toEqual(['instructionGroups.dough.instructions.rest.images']);
    expect(within(item(2)).getByRole('button', { name: /^Edit picture 1 of 1/ })).toBeDefined();
    expect(stepOf('knead')?.images).toEqual([]);
  });

  it('rise no further when it is removed, and go on when it is brought back', async () => {
    open(aGroup('dough', 'knead', 'rest'));
    await userEvent.upload(within(item(1)).getByLabelText('Add pictures, step 1'), aPhoto());
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    const before = now.groups;
    await choose(1, 'Remove');
    expect(fake.puts[0]!.isAborted).toBe(true);
    act(() => now.show(before));
    await waitFor(() => expect(fake.puts).toHaveLength(2));
    fake.puts[1]!.answer();
    await waitFor(() => expect(stepOf('knead')?.images).toHaveLength(1));
  });

  it('come to the step that goes on with it', async () => {
    open(aGroup('dough', 'knead', 'rest'));
    await userEvent.upload(within(item(2)).getByLabelText('Add pictures, step 2'), aPhoto());
    await waitFor(() => expect(fake.puts).toHaveLength(1));
    const { stepActions } = await import('./step-actions.ts');
    const actions = stepActions({
      groups: () => now.groups,
      onChange: ({ after }) => now.show(after),
      focus: () => undefined,
      announce: () => undefined,
    });
    act(() => void actions.merge('rest'));
    expect(fake.puts[0]!.isAborted).toBe(false);
    fake.puts[0]!.answer();
    await waitFor(() => expect(stepOf('knead')?.images).toHaveLength(1));
  });

  it('are dropped and pasted on it, once each, and a film beside them goes its own way', async () => {
    open(aGroup('dough', 'knead', 'rest'));
    fake.api.answer(calls.filmAddress, {
      status: 201,
      body: { uploadUrl: '/put/2', key: idOf(2) },
    });
    const film = new File(['a film'], 'knead.mp4', { type: 'video/mp4' });
    fireEvent.drop(item(1), { dataTransfer: carried(aPhoto('a.jpg'), film) });
    const list = await screen.findByRole('region', { name: 'Pictures of step 1' });
    fireEvent.drop(list, { dataTransfer: carried(aPhoto('b.jpg')) });
    fireEvent.paste(screen.getByRole('textbox', { name: 'Step 1' }), {
      clipboardData: carried(aPhoto('c.png', 'image/png')),
    });
    const rising = within(item(1)).getAllByRole('progressbar');
    expect(new Set(rising.map((bar) => bar.getAttribute('aria-label')))).toEqual(
      new Set(['Uploading a.jpg', 'Uploading b.jpg', 'Uploading c.png', 'Uploading knead.mp4']),
    );
    expect(screen.getByRole('region', { name: 'Film of step 1' })).toBeDefined();
    // The code that sends films comes when it is wanted; it must not ask in the middle of another test.
    await waitFor(() => expect(fake.puts.map(({ address }) => address)).toContain('/put/2'));
  });
});

describe('A note of a step', () => {
  it('opens by a press with the caret in it, and an empty one is left by Escape', async () => {
    open(aGroup('dough', 'knead', 'rest'));
    await userEvent.click(within(item(2)).getByRole('button', { name: 'Add a note, step 2' }));
    const note = screen.getByRole('textbox', { name: 'Note of step 2' });
    expect(document.activeElement).toBe(note);
    fireEvent.keyDown(note, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Note of step 2' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Step 2' }));
    expect(fields).toEqual([]);
  });

  it('is shown where there is one, between the text and what the step has besides', async () => {
    const group = aGroup('dough', 'knead');
    const noted = { ...group.instructions[0]!, note: paragraphsFromText('By hand.') };
    const { container } = open({ ...group, instructions: [noted] });
    const note = screen.getByRole('textbox', { name: 'Note of step 1' });
    expect(toPlainText(noted.note)).toBe(note.textContent);
    expect(screen.queryByRole('button', { name: /^Add a note/ })).toBeNull();
    const texts = [...container.querySelectorAll('[role="textbox"], button')];
    const timer = screen.getByRole('button', { name: 'Set a timer, step 1' });
    expect(texts.indexOf(note)).toBeLessThan(texts.indexOf(timer));
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('A note of a group of steps', () => {
  it('is written below its heading, and given up by Escape while it says nothing', async () => {
    open(aGroup('dough', 'knead'), aGroup('filling', 'boil'));
    await userEvent.click(screen.getByRole('button', { name: 'Add a note to “filling”' }));
    const note = screen.getByRole('textbox', { name: 'Note of “filling”' });
    expect(document.activeElement).toBe(note);
    fireEvent.keyDown(note, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Note of “filling”' })).toBeNull();
    const add = screen.getByRole('button', { name: 'Add a note to “filling”' });
    expect(document.activeElement).toBe(add);
    expect(fields).toEqual([]);
  });

  it('is shown where there is one, also of the only group', async () => {
    const note = paragraphsFromText('All of it the day before.');
    const { container } = open({ ...aGroup('dough', 'knead'), note });
    const written = screen.getByRole('textbox', { name: 'Note of “dough”' });
    expect(written.textContent).toBe('All of it the day before.');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});

describe('The menu of a step', () => {
  it('moves it, also to another group, and says where it is', async () => {
    open(aGroup('dough', 'knead', 'rest'), aGroup('filling', 'boil'));
    await userEvent.click(screen.getAllByRole('button', { name: 'More for step 1' })[0]!);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to “filling”' }));
    expect(order()).toEqual(['rest', 'boil knead']);
    expect(screen.getByText('Step, 3 of 3')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('knead');
  });

  it('removes it, and the notice brings it back where it was', async () => {
    open(aGroup('dough', 'knead', 'rest'));
    await choose(1, 'Remove');
    expect(order()).toEqual(['rest']);
    const { $notices } = await import('../../shell/notices/notices.ts');
    await act(async () => $notices.get().at(-1)?.offer?.undo());
    expect(order()).toEqual(['knead rest']);
  });
});
