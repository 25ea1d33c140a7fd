import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newStep } from '#domain/kitchen/steps/step-edits.ts';
import { paragraphsFromText } from '#domain/text/rich-text.ts';
import { StepRows } from './StepRows.tsx';

const watching = new Map<Element, (isNear: boolean) => void>();

/** Tells what is near when the test says so; called with `new`. */
function viewport(tell: IntersectionObserverCallback) {
  return {
    observe: (target: Element) =>
      watching.set(target, (isIntersecting) =>
        tell([{ isIntersecting, target } as IntersectionObserverEntry], null as never),
      ),
    disconnect: () => watching.clear(),
  };
}

// jsdom cannot edit content, so its lack of it is told to the editor.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { get: () => true });
});
beforeEach(() => vi.stubGlobal('IntersectionObserver', viewport));
afterEach(() => vi.unstubAllGlobals());

const scroll = (isNear: boolean) =>
  act(() => {
    for (const tell of watching.values()) tell(isNear);
  });
const step = () => screen.getByRole('textbox', { name: 'Step 1' });
const isWritten = () => step().hasAttribute('data-slate-editor');

describe('A step that was scrolled away', () => {
  it('is written again as soon as it has the focus', () => {
    const group = {
      id: 'dough',
      title: 'dough',
      note: null,
      instructions: [newStep('a', paragraphsFromText('Bake.'))],
    };
    const props = { ingredients: [], language: 'en', units: [], onChange: () => undefined };
    render(<StepRows groups={[group]} {...props} />);
    scroll(true);
    expect(isWritten()).toBe(true);
    scroll(false);
    expect(isWritten()).toBe(false);
    fireEvent.focus(step());
    expect(isWritten()).toBe(true);
    expect(document.activeElement).toBe(step());
  });
});
