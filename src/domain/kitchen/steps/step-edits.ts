import type { Id } from '../../ids.ts';
import type { Instruction, InstructionGroup } from '../../recipe/recipe.ts';
import { joinNotes } from '../../text/join-notes.ts';
import type { RichText } from '../../text/rich-text.ts';
import { joinTexts, type TextJoint } from './join-texts.ts';

type Groups = readonly InstructionGroup[];

const emptyText = (): RichText => ({ type: 'document', children: [] });

export const newStep = (id: Id, content: RichText = emptyText()): Instruction => ({
  id,
  content,
  timerMinutes: null,
  note: null,
  videoId: null,
  images: [],
});

export function patchStep(
  groups: Groups,
  id: Id,
  patch: Partial<Omit<Instruction, 'id'>>,
): InstructionGroup[] {
  return withStep(groups, id, (step) => [{ ...step, ...patch }]);
}

/** The step keeps what it has besides its text; each further text is a step of its own behind it. */
export function splitStep(
  groups: Groups,
  id: Id,
  { texts, ids }: { texts: readonly RichText[]; ids: readonly Id[] },
): InstructionGroup[] {
  const [content = emptyText(), ...further] = texts;
  return withStep(groups, id, (step) => [
    { ...step, content },
    ...further.map((text, index) => newStep(ids[index] ?? `${id}-${index}`, text)),
  ]);
}

export type MergedStep = { groups: InstructionGroup[]; into: Id; joint: TextJoint };

/** Adds a step to the one before it in its group; null for the first, which has none. */
export function mergeStep(groups: Groups, id: Id): MergedStep | null {
  const { step, previous } = neighbours(groups, id);
  if (!step || !previous) return null;
  const { text, joint } = joinTexts(previous.content, step.content);
  const merged: Instruction = {
    ...previous,
    content: text,
    timerMinutes: previous.timerMinutes ?? step.timerMinutes,
    note: joinNotes(previous.note, step.note),
    videoId: previous.videoId ?? step.videoId,
    images: [...previous.images, ...step.images],
  };
  const without = withStep(groups, id, () => []);
  return { groups: withStep(without, previous.id, () => [merged]), into: previous.id, joint };
}

export const removeStep = (groups: Groups, id: Id): InstructionGroup[] =>
  withStep(groups, id, () => []);

/** Among the steps of its group; the same groups where it is at the end already. */
export function moveStep(groups: Groups, id: Id, by: 1 | -1): Groups {
  const group = groupOf(groups, id);
  const from = group?.instructions.findIndex((step) => step.id === id) ?? -1;
  const index = from + by;
  if (!group || index < 0 || index >= group.instructions.length) return groups;
  return placeStep(groups, id, { groupId: group.id, index });
}

/** Where a step comes to stand, counted without the step itself; past the end is the end. */
export type StepPlace = { groupId: Id; index: number };

/** To a place of any group; the same groups where it stands there already. */
export function placeStep(groups: Groups, id: Id, { groupId, index }: StepPlace): Groups {
  const own = groupOf(groups, id);
  const from = own?.instructions.findIndex((step) => step.id === id) ?? -1;
  const step = own?.instructions[from];
  const target = groups.find((group) => group.id === groupId);
  if (!own || !step || !target) return groups;
  const to = Math.min(index, target.instructions.length - (own === target ? 1 : 0));
  if (own === target && to === from) return groups;
  return insertStep(removeStep(groups, id), step, { groupId, index: to });
}

const insertStep = (
  groups: Groups,
  step: Instruction,
  { groupId, index }: StepPlace,
): InstructionGroup[] =>
  groups.map((group) =>
    group.id === groupId
      ? { ...group, instructions: group.instructions.toSpliced(index, 0, step) }
      : group,
  );

/**
 * A step that was removed, where it stood; at the end where its group is gone. Null where it is back
 * already, by whatever brought it.
 */
export function bringStepBack(
  groups: Groups,
  step: Instruction,
  { group, index }: { group: InstructionGroup; index: number },
): InstructionGroup[] | null {
  if (placeOf(groups, step.id)) return null;
  const last = groups.at(-1);
  if (!last) return [{ ...group, instructions: [step] }];
  const isThere = groups.some(({ id }) => id === group.id);
  const place = isThere ? { groupId: group.id, index } : { groupId: last.id, index: Infinity };
  return insertStep(groups, step, place);
}

/** To the end of the group before, or the beginning of the one behind. */
export function moveStepToGroup(groups: Groups, id: Id, by: 1 | -1): Groups {
  const own = groupOf(groups, id);
  const target = own && groups[groups.indexOf(own) + by];
  if (!target) return groups;
  return placeStep(groups, id, { groupId: target.id, index: by === 1 ? 0 : Infinity });
}

export const addStep = (groups: Groups, groupId: Id, step: Instruction): InstructionGroup[] =>
  insertStep(groups, step, { groupId, index: Infinity });

export const addGroup = (groups: Groups, group: InstructionGroup): InstructionGroup[] => [
  ...groups,
  group,
];

export const patchGroup = (
  groups: Groups,
  id: Id,
  patch: Partial<Pick<InstructionGroup, 'title' | 'note'>>,
): InstructionGroup[] => groups.map((group) => (group.id === id ? { ...group, ...patch } : group));

/** Its steps go to the group before it, or behind it; the only group loses its name alone. */
export function dissolveGroup(groups: Groups, id: Id): Groups {
  const at = groups.findIndex((group) => group.id === id);
  const group = groups[at];
  const before = groups[at - 1];
  const target = before ?? groups[at + 1];
  if (!group || !target) return groups;
  const [first, second] = before ? [before, group] : [group, target];
  const instructions = [...first.instructions, ...second.instructions];
  const note = joinNotes(first.note, second.note);
  return replaceGroup(groups, { ...target, note, instructions }).filter((each) => each.id !== id);
}

/** Where a step stands, as screen readers say it: "Step 3 of 12". */
export function placeOf(groups: Groups, id: Id): { at: number; of: number } | null {
  const steps = groups.flatMap(({ instructions }) => instructions);
  const at = steps.findIndex((step) => step.id === id);
  return at === -1 ? null : { at: at + 1, of: steps.length };
}

function neighbours(groups: Groups, id: Id) {
  const steps = groupOf(groups, id)?.instructions ?? [];
  const at = steps.findIndex((step) => step.id === id);
  return { step: steps[at], previous: steps[at - 1] };
}

const groupOf = (groups: Groups, id: Id): InstructionGroup | undefined =>
  groups.find(({ instructions }) => instructions.some((step) => step.id === id));

const replaceGroup = (groups: Groups, next: InstructionGroup): InstructionGroup[] =>
  groups.map((group) => (group.id === next.id ? next : group));

function withStep(
  groups: Groups,
  id: Id,
  update: (step: Instruction) => Instruction[],
): InstructionGroup[] {
  return groups.map((group) => {
    const at = group.instructions.findIndex((step) => step.id === id);
    const step = group.instructions[at];
    if (!step) return group;
    return { ...group, instructions: group.instructions.toSpliced(at, 1, ...update(step)) };
  });
}
