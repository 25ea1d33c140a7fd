import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { $notices, dismissNotice } from '../shell/notices/notices.ts';
import { tellDone, undoLast } from '../shell/notices/page-history.ts';
import { tellOfDraft } from './draft-notices.ts';
import { draftStore } from './draft-store.ts';
import { installHistoryKeys } from './history-keys.ts';

const rows = (...names: string[]) => ({ names });
const aDraft = () => draftStore(rows('leek', 'onion'), () => true);
const told = () => $notices.get().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of $notices.get()) dismissNotice(id);
});

describe('A notice of a row that was removed', () => {
  it('goes with the row’s return by the undo of the editor, not with that of what came later', () => {
    const draft = aDraft();
    draft.change({ field: 'names', update: () => rows('leek') });
    tellOfDraft('onion is removed', vi.fn());
    draft.change({ field: 'names', update: () => rows('leek', 'chive') });
    draft.undo();
    expect(told()).toEqual(['onion is removed']);
    draft.undo();
    expect(told()).toEqual([]);
    expect(draft.$content.get()).toEqual(rows('leek', 'onion'));
  });
});

describe('The keys of an editor', () => {
  it('leave to the page what was done since the last change, but not in a field', async () => {
    const { container } = render(
      <>
        <input type="checkbox" />
        <input />
      </>,
    );
    const [box, line] = container.querySelectorAll('input');
    const draft = aDraft();
    const stop = installHistoryKeys(container, draft);
    const press = (target: Element | undefined) => {
      const key = { key: 'z', ctrlKey: true, bubbles: true, cancelable: true };
      const event = new KeyboardEvent('keydown', key);
      target?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    draft.change({ field: 'names', update: () => rows('leek') });
    tellDone('Comments are off', () => Promise.resolve());
    expect(press(box)).toBe(false);
    expect(draft.$content.get()).toEqual(rows('leek'));
    expect(press(line)).toBe(true);
    expect(draft.$content.get()).toEqual(rows('leek', 'onion'));
    await undoLast();
    expect(press(box)).toBe(true);
    stop();
  });
});
