import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Editor, Transforms } from 'slate';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { textWithFocus } from '../../rich-text/written-texts.ts';
import { StepRows } from './StepRows.tsx';

// jsdom cannot edit content, so its lack of it is told to the editor.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => true });
});

afterEach(cleanup);

const step = (at: number) => screen.getByRole('textbox', { name: `Step ${at}` });
const text = 'Mix.\n\nRest.\n\nBake.';
const html = '<p>Mix.</p><p>Rest.</p><p>Bake.</p>';
const paste = (data: Record<string, string>) =>
  fireEvent.paste(document.activeElement!, {
    clipboardData: { types: Object.keys(data), getData: (type: string) => data[type] ?? '' },
  });
const type = (words: string) => act(() => Editor.insertText(textWithFocus()!, words));
const caretBehind = (letters: number) =>
  act(() => Transforms.select(textWithFocus()!, { path: [0, 0], offset: letters }));

/** Steps that say so; answers what they say by now. */
function written(...words: string[]): () => string[] {
  let shown: readonly InstructionGroup[] = [];
  function Steps() {
    const instructions = words.map((each) => newStep(each, paragraphsFromText(each)));
    const [groups, setGroups] = useState<readonly InstructionGroup[]>([
      { id: 'g', title: 'g', note: null, instructions },
    ]);
    shown = groups;
    return (
      <StepRows
        groups={groups}
        onChange={({ after }) => setGroups(after)}
        ingredients={[]}
        language="en"
        units={[]}
      />
    );
  }
  render(<Steps />);
  act(() => step(1).focus());
  caretBehind(0);
  return () =>
    shown.flatMap(({ instructions }) => instructions.map(({ content }) => toPlainText(content)));
}

it.each([
  ['text', { 'text/plain': text }],
  ['a page', { 'text/plain': text, 'text/html': html }],
])('What is typed right after pasting %s stands behind it', async (_, data) => {
  const steps = written('');
  paste(data);
  type(' Until');
  await waitFor(() => expect(steps()).toEqual(['Mix.', 'Rest.', 'Bake. Until']));
  type(' brown');
  await waitFor(() => expect(steps()).toEqual(['Mix.', 'Rest.', 'Bake. Until brown']));
});

it.each([
  ['text', { 'text/plain': text }],
  ['a page', { 'text/plain': text, 'text/html': html }],
])('And so it does amid a step, of which the rest follows: %s', async (_, data) => {
  const steps = written('Weigh. Serve.', 'Eat.');
  caretBehind(7);
  paste(data);
  type(' Well');
  await waitFor(() =>
    expect(steps()).toEqual(['Weigh. ', 'Mix.', 'Rest.', 'Bake. Well', 'Serve.', 'Eat.']),
  );
  expect(document.activeElement).toBe(step(4));
});

it('A word of a page stands before what was typed since, in the same step', async () => {
  const steps = written('');
  paste({ 'text/plain': 'Mix', 'text/html': '<b>Mix</b>' });
  type(' well');
  await waitFor(() => expect(steps()).toEqual(['Mix well']));
});

it('Who has gone on elsewhere until a page is read stays there', async () => {
  const steps = written('Cut.', 'Eat.');
  caretBehind(4);
  paste({ 'text/plain': text, 'text/html': html });
  act(() => step(2).focus());
  await waitFor(() => expect(steps()).toEqual(['Cut.', 'Mix.', 'Rest.', 'Bake.', 'Eat.']));
  expect(document.activeElement).toBe(step(5));
});
