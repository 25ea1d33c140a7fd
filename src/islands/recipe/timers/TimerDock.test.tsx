import { act, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patience } from '#scripts/patience.ts';
import { timersKey } from '#domain/storage-keys.ts';
import type { Timer } from '#domain/measures/timer.ts';
import { Drawer } from '#ui/dialogs/Drawer.tsx';
import { TimerDock } from './TimerDock.tsx';

const minute = 60_000;
const endsIn = (minutes: number): Timer => {
  const status = minutes > 0 ? 'running' : 'finished';
  return { status, durationMs: 60 * minute, endsAt: Date.now() + minutes * minute };
};
const paused: Timer = { status: 'paused', durationMs: minute, remainingMs: minute };

/** Timers of the steps 1, 2, 3 … of one recipe, as another tab keeps them. */
const have = (...timers: Timer[]) => {
  const subject = { recipeTitle: 'Country loaf', path: '/recipes/country-loaf' };
  const all = timers.map((timer, index) => ({ id: `step-${index + 1}`, step: index + 1, timer }));
  const kept = {
    timers: Object.fromEntries(all.map(({ id, timer }) => [id, timer])),
    subjects: Object.fromEntries(all.map(({ id, step }) => [id, { step, ...subject }])),
  };
  const newValue = JSON.stringify(kept);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: timersKey, newValue })));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  document.title = 'Country loaf';
  render(<TimerDock />);
});

const panel = () => screen.getByRole('region', { name: 'Timers' });
const press = (button: HTMLElement) => act(() => button.click());

afterEach(() => {
  have();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('The title of the tab', () => {
  it('counts down to the end that is nearest', () => {
    have(paused, endsIn(20), endsIn(10));
    expect(document.title).toBe('10:00 · Country loaf');
  });

  it('shows what rings before what runs', () => {
    have(endsIn(20), endsIn(-1));
    expect(document.title).toBe('0:00 · Country loaf');
  });

  it('is its own again without timers', () => {
    have(endsIn(20));
    have();
    expect(document.title).toBe('Country loaf');
  });
});

describe('An alarm while a sheet is open', () => {
  const Sheet = ({ isOpen }: { isOpen: boolean }) => (
    <Drawer title="Ingredients" isOpen={isOpen} onClose={() => undefined}>
      Flour
    </Drawer>
  );
  const sheet = () => within(screen.getByRole('dialog', { name: 'Ingredients' }));

  it('is heard of and stopped in the sheet, which leaves the rest of the page inert', async () => {
    render(<Sheet isOpen />);
    have(endsIn(-1));
    await vi.waitFor(() => sheet().getByRole('region', { name: 'Timers' }), patience);
    expect(sheet().getByRole('alert').textContent).toBe('Country loaf, step 1: Time is up.');
    press(sheet().getByRole('button', { name: 'Stop' }));
    expect(sheet().queryByRole('region', { name: 'Timers' })).toBeNull();
  });

  it('is there in a sheet that opens later, and back in the page when it closes', async () => {
    const { rerender } = render(<Sheet isOpen={false} />);
    have(endsIn(-1));
    rerender(<Sheet isOpen />);
    await vi.waitFor(() => sheet().getByRole('region', { name: 'Timers' }), patience);
    rerender(<Sheet isOpen={false} />);
    await vi.waitFor(() => expect(panel().closest('dialog')).toBeNull(), patience);
  });
});

describe('The focus after a timer is dismissed', () => {
  const dismiss = (step: number) => {
    const row = within(screen.getByRole('group', { name: `Country loaf, step ${step}` }));
    press(row.getByRole('button', { name: 'Dismiss' }));
  };

  it('goes to the timer beside it', () => {
    have(endsIn(20), paused);
    dismiss(1);
    expect(document.activeElement?.textContent).toBe('Step 2, Country loaf');
  });

  it('goes back to the page from the last one', () => {
    const main = document.body.appendChild(document.createElement('main'));
    main.id = 'content';
    main.tabIndex = -1;
    have(paused);
    dismiss(1);
    expect(document.activeElement).toBe(main);
    main.remove();
  });
});
