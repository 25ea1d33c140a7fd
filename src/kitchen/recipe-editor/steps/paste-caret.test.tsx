import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { InstructionGroup } from '#domain/recipe/recipe.ts';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { StepRows } from './StepRows.tsx';

// jsdom cannot edit content, so its lack of it is told to the editor.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => true });
});
afterEach(() => vi.restoreAllMocks());

const step = (at: number) => screen.getByRole('textbox', { name: `Step ${at}` });
const clipboardData = (text: string) => ({
  types: ['text/plain'],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

function Editor() {
  const instructions = [newStep('a', paragraphsFromText(''))];
  const [groups, setGroups] = useState<InstructionGroup[]>([
    { id: 'g', title: 'g', note: null, instructions },
  ]);
  return (
    <StepRows
      groups={groups}
      onChange={({ after }) => setGroups([...after])}
      ingredients={[]}
      language="en"
      units={[]}
    />
  );
}

it('Pasted steps leave the caret at their end, in sight at once', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const below = new DOMRect(0, innerHeight + 1, 300, 40);
  vi.spyOn(HTMLLIElement.prototype, 'getBoundingClientRect').mockReturnValue(below);
  render(<Editor />);
  act(() => step(1).focus());
  fireEvent.paste(step(1), { clipboardData: clipboardData('Mix.\n\nRest.\n\nBake.') });
  await waitFor(() => expect(document.activeElement).toBe(step(3)));
  expect(scroll.mock.contexts).toContain(step(3).closest('li'));
  expect(scroll).toHaveBeenCalledWith({ block: 'center', behavior: 'instant' });
});
