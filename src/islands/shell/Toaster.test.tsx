import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { toastEvent } from '#domain/island-events.ts';
import { toast } from '#stores/toasts.ts';
import { Toaster } from './Toaster.tsx';

describe('The toaster', () => {
  it('wakes when something is said, and shows it until it is closed', async () => {
    const heard = vi.fn<() => void>();
    globalThis.addEventListener(toastEvent, heard, { once: true });
    render(<Toaster />);
    act(() => toast('Link copied ✓'));
    expect(heard).toHaveBeenCalledOnce();
    expect(screen.getByText('Link copied ✓')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Link copied ✓')).toBeNull();
  });
});
