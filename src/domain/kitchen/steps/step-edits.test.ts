import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richText } from '#contract/rich-text.ts';
import type { InstructionGroup } from '../../recipe/recipe.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { paragraphsFromText, type RichText } from '../../text/rich-text.ts';
import { anyRichText } from '#domain/testing/any-rich-text.ts';
import * as edits from './step-edits.ts';

const text = (words: string): RichText => paragraphsFromText(words);

const aGroup = (id: string, ...steps: string[]): InstructionGroup => ({
  id,
  title: id,
  note: null,
  instructions: steps.map((words) => edits.newStep(words, text(words))),
});

const shown = (groups: readonly InstructionGroup[]) =>
  groups.map(({ instructions }) =>
    instructions.map(({ content }) => toPlainText(content)).join(' | '),
  );

const two = [aGroup('dough', 'a', 'b', 'c'), aGroup('filling', 'd')];

describe('Steps', () => {
  it('are split, and the first half keeps timer and pictures', () => {
    const timed = edits.patchStep(two, 'b', { timerMinutes: 5, images: [{ id: 'picture' }] });
    const groups = edits.splitStep(timed, 'b', { texts: [text('b1'), text('b2')], ids: ['new'] });
    expect(shown(groups)).toEqual(['a | b1 | b2 | c', 'd']);
    expect(groups[0]!.instructions[1]).toMatchObject({ id: 'b', timerMinutes: 5 });
    expect(groups[0]!.instructions[2]).toMatchObject({ id: 'new', timerMinutes: null, images: [] });
  });

  it('are merged with what each has, and tell where they met', () => {
    const noted = edits.patchStep(two, 'b', { note: text('hot'), timerMinutes: 5 });
    const merged = edits.mergeStep(noted, 'b');
    expect(shown(merged!.groups)).toEqual(['ab | c', 'd']);
    expect(merged).toMatchObject({ into: 'a', joint: { block: 0, offset: 1 } });
    expect(merged!.groups[0]!.instructions[0]).toMatchObject({
      timerMinutes: 5,
      note: text('hot'),
    });
  });

  it('are not merged over the border of a group', () => {
    expect(edits.mergeStep(two, 'd')).toBeNull();
  });

  it('move within their group and stop at its ends', () => {
    expect(shown(edits.moveStep(two, 'a', 1))).toEqual(['b | a | c', 'd']);
    expect(edits.moveStep(two, 'a', -1)).toBe(two);
    expect(edits.moveStep(two, 'c', 1)).toBe(two);
  });

  it('move to the group beside theirs', () => {
    expect(shown(edits.moveStepToGroup(two, 'b', 1))).toEqual(['a | c', 'b | d']);
    expect(shown(edits.moveStepToGroup(two, 'd', -1))).toEqual(['a | b | c | d', '']);
    expect(edits.moveStepToGroup(two, 'd', 1)).toBe(two);
  });

  it('go to any place of any group, each kept once and the rest in its order', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const place = fc.record({ groupId: fc.constantFrom('dough', 'filling'), index: fc.nat(5) });
    fc.assert(
      fc.property(ids, place, (id, to) => {
        const groups = edits.placeStep(two, id, to);
        const order = groups.flatMap(({ instructions }) => instructions.map((step) => step.id));
        const target = groups.find(({ instructions }) => instructions.some((s) => s.id === id));
        expect(order.toSorted()).toEqual(['a', 'b', 'c', 'd']);
        expect(order.filter((each) => each !== id)).toEqual(
          ['a', 'b', 'c', 'd'].filter((each) => each !== id),
        );
        expect(target?.id).toBe(to.groupId);
        expect(edits.placeStep(groups, id, to)).toBe(groups);
      }),
    );
    expect(shown(edits.placeStep(two, 'a', { groupId: 'dough', index: 1 }))[0]).toBe('b | a | c');
  });

  it('stay when their group is taken away', () => {
    expect(shown(edits.dissolveGroup(two, 'filling'))).toEqual(['a | b | c | d']);
    expect(shown(edits.dissolveGroup(two, 'dough'))).toEqual(['a | b | c | d']);
    expect(edits.dissolveGroup([two[0]!], 'dough')).toEqual([two[0]]);
  });

  it('leave the note of a group that is taken away to the other', () => {
    const [dough, filling] = two.map((group) => ({ ...group, note: text(group.id) }));
    const note = {
      type: 'document',
      children: [...text('dough').children, ...text('filling').children],
    };
    expect(edits.dissolveGroup([dough!, filling!], 'filling')[0]!.note).toEqual(note);
    expect(edits.dissolveGroup([dough!, filling!], 'dough')[0]!.note).toEqual(note);
  });

  it('come back where they stood, once, and at the end where their group is gone', () => {
    const b = two[0]!.instructions[1]!;
    const place = { group: two[0]!, index: 1 };
    const without = edits.removeStep(two, 'b');
    expect(edits.bringStepBack(without, b, place)).toEqual(two);
    expect(edits.bringStepBack(two, b, place)).toBeNull();
    expect(shown(edits.bringStepBack([without[1]!], b, place)!)).toEqual(['d | b']);
    expect(shown(edits.bringStepBack([], b, place)!)).toEqual(['b']);
  });

  it('tell their place', () => {
    expect(edits.placeOf(two, 'b')).toEqual({ at: 2, of: 4 });
    expect(edits.placeOf(two, 'unknown')).toBeNull();
  });
});

describe('Two steps that are merged', () => {
  it('keep every word', () => {
    fc.assert(
      fc.property(anyRichText, anyRichText, (one, other) => {
        const group = {
          ...aGroup('all'),
          instructions: [edits.newStep('1', one), edits.newStep('2', other)],
        };
        const [merged] = edits.mergeStep([group], '2')!.groups[0]!.instructions;
        const words = (each: RichText) => toPlainText(each).replaceAll(/\s+/g, '');
        expect(words(merged!.content)).toBe(words(one) + words(other));
        expect(richText.safeParse(merged!.content).success).toBe(true);
      }),
    );
  });
});
