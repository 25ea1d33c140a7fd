import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameTargetOf, readFrameAct, readFrameMessage } from './preview-frame.ts';

const groups = fc.array(fc.array(fc.uuid(), { maxLength: 4 }), { maxLength: 3 });
const withIds = (ids: string[]) => ids.map((id) => ({ id }));

describe('What a preview scrolls to', () => {
  it('is the line or the step that is edited, numbered through all groups', () => {
    fc.assert(
      fc.property(groups, groups, (usages, steps) => {
        const recipe = {
          ingredientUsageGroups: usages.map((ids) => ({ ingredientUsages: withIds(ids) })),
          instructionGroups: steps.map((ids) => ({ instructions: withIds(ids) })),
        };
        const lines = usages.flat();
        expect(lines.map((id) => frameTargetOf(recipe, id))).toEqual(lines.map((id) => `u-${id}`));
        expect(steps.flat().map((id) => frameTargetOf(recipe, id))).toEqual(
          steps.flat().map((_id, at) => `step-${at + 1}`),
        );
      }),
    );
  });

  it.each([
    ['note', 'notes'],
    ['storyMore', 'story'],
    ['instructionGroups', null],
    ['toString', null],
  ])('is the section of a field: %s', (field, target) => {
    expect(frameTargetOf({}, field)).toBe(target);
  });
});

describe('What a frame says', () => {
  it('is one of three things, whatever comes', () => {
    expect(readFrameMessage({ kind: 'ready' })).toBe('ready');
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readFrameMessage(data)).toBe(null);
      }),
    );
  });
});

describe('What a reader of a framed page did', () => {
  it('is a pressed link or Escape, and nothing else that a page may say', () => {
    expect(readFrameAct({ kind: 'link', path: '/about' })).toEqual({
      kind: 'link',
      path: '/about',
    });
    expect(readFrameAct({ kind: 'escape', more: 1 })).toEqual({ kind: 'escape' });
    const others = [null, 'link', { kind: 'link' }, { kind: 'link', path: 3 }, { kind: 'ready' }];
    expect(others.map(readFrameAct)).toEqual(others.map(() => null));
  });
});
