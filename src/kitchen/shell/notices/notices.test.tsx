import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import { $notices, dismissNotice } from './notices.ts';
import { Notices } from './Notices.tsx';
import { tellDone } from './page-history.ts';

afterEach(() => {
  vi.useRealTimers();
  for (const { id } of $notices.get()) dismissNotice(id);
});

const undo = vi.fn<() => Promise<void>>(() => Promise.resolve());

describe('A notice, §7', () => {
  it.each([texts.undo, texts.dismiss])(
    'gives the focus back to where it came from: %s',
    async (name) => {
      render(
        <>
          <input aria-label="Title" />
          <Notices />
        </>,
      );
      tellDone('Gone', undo);
      const button = await screen.findByRole('button', { name });
      await userEvent.click(screen.getByLabelText('Title'));
      await userEvent.click(button);
      expect(screen.queryByText('Gone')).toBeNull();
      expect(document.activeElement).toBe(screen.getByLabelText('Title'));
    },
  );

  it('ends once all that it tells of was changed by other deeds', () => {
    render(<Notices />);
    act(() => tellDone('All hidden', undo, { about: ['first', 'second'] }));
    act(() => tellDone('Saved', undo));
    act(() => tellDone('First shown', undo, { about: ['first'] }));
    expect(screen.queryByText('All hidden')).not.toBeNull();
    act(() => tellDone('Second shown', undo, { about: ['second', 'third'] }));
    expect(screen.queryByText('All hidden')).toBeNull();
    expect($notices.get().map(({ text }) => text)).toEqual([
      'Saved',
      'First shown',
      'Second shown',
    ]);
  });

  it('goes by itself after another one that went with the focus', async () => {
    vi.useFakeTimers();
    render(<Notices />);
    act(() => tellDone('Gone', undo));
    const dismiss = screen.getByRole('button', { name: texts.dismiss });
    dismiss.focus();
    fireEvent.click(dismiss);
    act(() => tellDone('Gone too', undo));
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.queryByText('Gone too')).toBeNull();
  });
});
