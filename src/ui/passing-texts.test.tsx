import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CollapsibleText } from './CollapsibleText.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { Toasts } from './Toasts.tsx';

const dismissed = vi.fn<(id: number) => void>();
const five = ['Saved', 'Copied', 'Sent', 'Gone', 'Back'].map((text, id) => ({ id, text }));
const shown = () =>
  screen.getAllByRole('listitem').map((each) => each.textContent?.replace('×', ''));

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('Toasts, §9', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    dismissed.mockReset();
    render(<Toasts toasts={five} onDismiss={dismissed} />);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are three at a time, in a region that is read out', () => {
    expect(shown()).toEqual(['Saved', 'Copied', 'Sent']);
    expect(screen.getByRole('list').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  });

  it('go after 4000 ms', () => {
    pass(3999);
    expect(dismissed).not.toHaveBeenCalled();
    pass(1);
    expect(dismissed.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('stay as long as somebody points at them or is among them', () => {
    fireEvent.pointerEnter(screen.getByRole('region'));
    pass(9000);
    expect(dismissed).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('region'));
    pass(4000);
    expect(dismissed).toHaveBeenCalledTimes(3);
  });

  it('go by their button', () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[1]!);
    expect(dismissed).toHaveBeenCalledExactlyOnceWith(1);
  });

  it.each([
    [44, []],
    [45, [[0]]],
  ])('swiped by %i px leave as %j says', (distance, calls) => {
    const toast = screen.getByText('Saved').parentElement!;
    fireEvent.pointerDown(toast, { clientX: 10, clientY: 10 });
    fireEvent.pointerMove(toast, { clientX: 10 + distance, clientY: 10 });
    fireEvent.pointerUp(toast);
    expect(dismissed.mock.calls).toEqual(calls);
  });
});

describe('A live region', () => {
  it('stands there before it has anything to say', () => {
    const { rerender } = render(<LiveRegion text="" />);
    const region = screen.getByRole('status');
    rerender(<LiveRegion text="Three recipes found" />);
    expect(region.textContent).toBe('Three recipes found');
  });
});

describe('A text that can be folded, §9', () => {
  const show = (height: number) => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(height);
    render(
      <CollapsibleText>
        <p>
          A long story with <a href="/recipes/pie">a link</a>
        </p>
      </CollapsibleText>,
    );
  };
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is whole up to 300 px', () => {
    show(300);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is cut above them until somebody reads more', async () => {
    show(301);
    const button = screen.getByRole('button', { name: 'Read more' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(button.textContent).toBe('Read less');
  });

  it('unfolds when the focus comes to what was cut', async () => {
    show(900);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Read less' })).toBeTruthy();
  });
});
