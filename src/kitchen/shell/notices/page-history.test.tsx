import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitchenShellMessages as texts } from '#contract/kitchen/shell/shell-messages.ts';
import type * as PageHistory from './page-history.ts';

type History = typeof PageHistory;

let history: History;
let stopKeys: () => void;

beforeEach(async () => {
  vi.resetModules();
  history = await import('./page-history.ts');
  const { followHistoryKeys } = await import('../keys/follow-history-keys.ts');
  const { Notices } = await import('./Notices.tsx');
  stopKeys = followHistoryKeys();
  render(
    <>
      <input aria-label="Name" />
      <input type="range" aria-label="Size" />
      <select aria-label="Role" />
      <Notices />
    </>,
  );
});
afterEach(() => stopKeys());

const undoKey = '{Control>}z{/Control}';
const redoKey = '{Control>}y{/Control}';
const aMove = () => vi.fn<() => Promise<void>>(() => Promise.resolve());
const tellDone = (...given: Parameters<History['tellDone']>) =>
  act(async () => history.tellDone(...given));

describe('What a notice offers to take back', () => {
  it('is taken back by keys, last first, and each notice goes with its deed', async () => {
    const [first, last] = [aMove(), aMove()];
    await tellDone('First', first);
    await tellDone('Last', last);
    await userEvent.keyboard(undoKey);
    expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    expect(screen.queryByText('Last')).toBeNull();
    await userEvent.keyboard('{Meta>}z{/Meta}');
    expect(first).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: texts.undo })).toBeNull();
    await userEvent.keyboard(undoKey);
    expect(screen.getByText(texts.nothingToUndo)).toBeTruthy();
  });

  it('is taken back once, by whichever comes first', async () => {
    const undo = aMove();
    await tellDone('Gone', undo);
    await userEvent.click(screen.getByRole('button', { name: texts.undo }));
    await userEvent.keyboard(undoKey);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('is nothing to a key in what is typed, but in a choice or a slider', async () => {
    const [first, last] = [aMove(), aMove()];
    await tellDone('First', first);
    await tellDone('Last', last);
    screen.getByLabelText('Name').focus();
    await userEvent.keyboard(undoKey);
    expect(last).not.toHaveBeenCalled();
    screen.getByLabelText('Role').focus();
    await userEvent.keyboard(undoKey);
    screen.getByLabelText('Size').focus();
    await userEvent.keyboard(undoKey);
    expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('goes where it was taken back by a button beside it', async () => {
    const undo = aMove();
    await tellDone('Merged', undo, { id: 'leek' });
    await act(async () => history.forgetDone('leek'));
    expect(screen.queryByText('Merged')).toBeNull();
    await userEvent.keyboard(undoKey);
    expect(undo).not.toHaveBeenCalled();
  });

  it('can be tried again where it failed, by the notice and by keys', async () => {
    const undo = aMove();
    const refused = new history.NotTakenBackError('it is in use');
    undo.mockRejectedValueOnce(refused).mockRejectedValueOnce(refused);
    await tellDone('Made', undo);
    await userEvent.keyboard(undoKey);
    await screen.findByText(texts.undoFailed('it is in use'));
    await userEvent.click(screen.getByRole('button', { name: texts.undo }));
    await screen.findByText(texts.undoFailed('it is in use'));
    await userEvent.keyboard(undoKey);
    expect(undo).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('button', { name: texts.undo })).toBeNull();
  });

  it('is done again by keys, in order, until something else is done', async () => {
    const redo = aMove();
    await tellDone('Turned on', aMove(), { redo });
    await userEvent.keyboard(undoKey + redoKey);
    expect(redo).toHaveBeenCalledOnce();
    expect(screen.getByText('Turned on')).toBeTruthy();
    await userEvent.keyboard(undoKey);
    await tellDone('Removed', aMove());
    await userEvent.keyboard(redoKey);
    expect(redo).toHaveBeenCalledOnce();
    expect(screen.getByText(texts.nothingToRedo)).toBeTruthy();
  });
});

describe('A history that outlasts the page', () => {
  it('is one with what was done here, in the order of time', async () => {
    const [older, here, kept] = [aMove(), aMove(), aMove()];
    await tellDone('Older', older);
    const doneAt = vi.fn<() => number | null>(() => Number.MAX_SAFE_INTEGER);
    const stop = history.joinHistory({ doneAt, undo: kept });
    await userEvent.keyboard(undoKey);
    expect([older, kept].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    doneAt.mockReturnValue(0);
    await tellDone('Here', here);
    await userEvent.keyboard(undoKey + undoKey + undoKey);
    expect([older, here, kept].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2]);
    stop();
  });
});
