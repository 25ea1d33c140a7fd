import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StepTimer } from './StepTimer.tsx';

const user = userEvent.setup();
const timer = () => within(screen.getByRole('group', { name: 'Timer of step 2' }));
const press = (name: string) => user.click(timer().getByRole('button', { name }));
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
});

describe('The timer of a step, §4', () => {
  it('keeps the focus while it is started, paused, resumed and reset', async () => {
    const step = { id: 'bake', number: 2, content: [], timerMinutes: 90 };
    render(<StepTimer step={step} recipe={{ id: 'loaf', title: 'Loaf', slug: 'loaf' }} />);
    await press('Start timer: 1\u00a0hour 30\u00a0minutes');
    expect(focused()).toBe('Pause');
    await press('Pause');
    expect(focused()).toBe('Resume');
    await press('Resume');
    expect(focused()).toBe('Pause');
    await press('Reset');
    expect(focused()).toBe('Start timer: 1\u00a0hour 30\u00a0minutes');
  });
});
