import { limitsMessages as limits } from '#contract/kitchen/shell/limits-messages.ts';
import { stepsMessages as messages } from '#contract/kitchen/recipe/steps-messages.ts';
import type { Id } from '#domain/ids.ts';
import { readTime } from '#domain/kitchen/fields/entered-minutes.ts';
import { isOpen } from '#domain/kitchen/fields/entered-text.ts';
import { pasteSteps } from '#domain/kitchen/steps/paste-steps.ts';
import type { PastedSteps } from '#domain/kitchen/steps/pasted-steps.ts';
import * as edits from '#domain/kitchen/steps/step-edits.ts';
import type { Instruction, InstructionGroup } from '#domain/recipe/recipe.ts';
import { cutText } from '#domain/text/cut-text.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import { tellOfDraft } from '../../drafts/draft-notices.ts';
import { notify } from '../../shell/notices/notices.ts';
import type { TextChange } from '../../rich-text/text-changes.ts';
import { redirectFiles } from './step-uploads.ts';

type Groups = readonly InstructionGroup[];

/** One change of the steps, as the draft takes and undoes it. */
export type StepsChange = {
  /** The path of what is changed, by ids. */
  field: string;
  before: Groups;
  after: Groups;
  typed: string | null;
  /** Changes of one name are one step to undo. */
  group?: string | undefined;
  /** What was written of a timer and says no time; null where it says one, or nothing. */
  begun?: { name: string; text: string | null };
};

/** Of the timer of a step among the words that are begun. */
export const timerName = (stepId: Id): string => `${stepId}.timerMinutes`;

/** `kept` is where the caret was last. */
export type Place = 'start' | 'end' | 'kept' | { block: number; offset: number };
export type FocusRequest = { stepId: Id; place: Place };

export type StepsPaste = {
  groups: PastedSteps[];
  /** What the step says before and behind the caret. */
  halves: RichText[];
  /** The caret goes along; who writes elsewhere by now stays there. */
  isHere: boolean;
};

type Surroundings = {
  groups: () => Groups;
  onChange: (change: StepsChange) => void;
  focus: (request: FocusRequest) => void;
  announce: (said: string) => void;
};

export type StepActions = ReturnType<typeof stepActions>;

/** What can be done to steps; the same functions for as long as the steps are shown. */
export function stepActions({ groups, onChange, focus, announce }: Surroundings) {
  const change: Change = (field, after, typed = null) => {
    const before = groups();
    if (after !== before) onChange({ field, before, after, typed });
  };
  const fieldOf = (id: Id) => fieldOfStep(groups(), id);
  return {
    write: (id: Id, { after, typed }: TextChange) =>
      change(`${fieldOf(id)}.content`, edits.patchStep(groups(), id, { content: after }), typed),
    patch: (id: Id, patch: Partial<Omit<Instruction, 'id'>>, typed: string | null = null) =>
      change(
        `${fieldOf(id)}.${Object.keys(patch).join()}`,
        edits.patchStep(groups(), id, patch),
        typed,
      ),
    split(id: Id, texts: [RichText, RichText]) {
      const next = crypto.randomUUID();
      change(fieldOf(id), edits.splitStep(groups(), id, { texts, ids: [next] }));
      focus({ stepId: next, place: 'start' });
    },
    paste(id: Id, { groups: pasted, halves, isHere }: StepsPaste) {
      const newId = () => crypto.randomUUID();
      const { groups: after, last, left } = pasteSteps(groups(), id, { pasted, halves, newId });
      if (left > 0) notify(limits.stepsLeft(left));
      const isInOne = after.length === groups().length;
      change(isInOne ? fieldOf(id) : 'instructionGroups', after);
      if (isHere) focus({ stepId: last, place: 'end' });
    },
    merge(id: Id): boolean {
      const merged = edits.mergeStep(groups(), id);
      if (!merged) return false;
      change(fieldOf(id), merged.groups);
      redirectFiles(id, merged.into);
      focus({ stepId: merged.into, place: merged.joint });
      return true;
    },
    focusText: (id: Id) => focus({ stepId: id, place: 'end' }),
    ...timing({ groups, onChange }),
    ...picturing({ groups, onChange }),
    ...moving({ groups, focus, announce, change }),
    ...removing({ groups, focus, change }),
    ...groupActions({ groups, focus, change }),
  };
}

function timing({ groups, onChange }: Pick<Surroundings, 'groups' | 'onChange'>) {
  const set = (stepId: Id, timerMinutes: number | null) => {
    const before = groups();
    const after = edits.patchStep(before, stepId, { timerMinutes });
    const field = `${fieldOfStep(before, stepId)}.timerMinutes`;
    onChange({ field, before, after, typed: null, begun: { name: timerName(stepId), text: null } });
  };
  return {
    setTimer: set,
    /** What is not one time is kept as it was typed, beside the time that was there. */
    writeTimer(stepId: Id, text: string) {
      const reading = readTime(text);
      if (!isOpen(text, reading)) {
        set(stepId, reading?.value ?? null);
        return;
      }
      const before = groups();
      const field = `${fieldOfStep(before, stepId)}.timerMinutes`;
      onChange({
        field,
        before,
        after: before,
        typed: null,
        begun: { name: timerName(stepId), text },
      });
    },
  };
}

const picturing = ({ groups, onChange }: Pick<Surroundings, 'groups' | 'onChange'>) => ({
  setPictures(id: Id, images: Instruction['images'], group?: string) {
    const before = groups();
    const field = `${fieldOfStep(before, id)}.images`;
    onChange({ field, before, after: edits.patchStep(before, id, { images }), typed: null, group });
  },
});

type Change = (field: string, after: Groups, typed?: string | null) => void;

type Own = Pick<Surroundings, 'groups' | 'focus'> & { change: Change };

function moving({ groups, focus, announce, change }: Own & Pick<Surroundings, 'announce'>) {
  const moved = (id: Id, after: Groups): boolean => {
    const place = edits.placeOf(after, id);
    if (after === groups() || !place) return false;
    change(fieldOfStep(groups(), id), after);
    announce(messages.moved(place.at, place.of));
    return true;
  };
  const followed = (id: Id, after: Groups) => {
    if (moved(id, after)) focus({ stepId: id, place: 'kept' });
  };
  return {
    move: (id: Id, by: 1 | -1) => followed(id, edits.moveStep(groups(), id, by)),
    moveToGroup: (id: Id, by: 1 | -1) => followed(id, edits.moveStepToGroup(groups(), id, by)),
    moveTo: (id: Id, groupId: Id) =>
      followed(id, edits.placeStep(groups(), id, { groupId, index: Infinity })),
    /** Onto a step or into a group; a hand that drags asks for no caret. */
    drop: (id: Id, over: Id) => moved(id, edits.placeStep(groups(), id, placeAt(groups(), over))),
    nameOf: (id: Id): string => {
      const step = groups()
        .flatMap(({ instructions }) => instructions)
        .find((each) => each.id === id);
      const words = step ? toPlainText(step.content).trim() : '';
      return words === '' ? messages.unnamed : cutText(words, nameMaxLength);
    },
    placeOver: (id: Id, over: Id): string => {
      const place = edits.placeOf(edits.placeStep(groups(), id, placeAt(groups(), over)), id);
      return place ? messages.moved(place.at, place.of) : '';
    },
  };
}

const nameMaxLength = 40;

function placeAt(groups: Groups, over: Id): edits.StepPlace {
  for (const { id: groupId, instructions } of groups) {
    const index = instructions.findIndex(({ id }) => id === over);
    if (index !== -1) return { groupId, index };
  }
  return { groupId: over, index: Infinity };
}

function removing({ groups, focus, change }: Own) {
  return {
    remove(id: Id) {
      const group = groups().find(({ instructions }) => instructions.some((s) => s.id === id));
      const index = group?.instructions.findIndex((step) => step.id === id) ?? -1;
      const step = group?.instructions[index];
      if (!group || !step) return;
      const steps = groups().flatMap(({ instructions }) => instructions);
      const at = steps.indexOf(step);
      const beside = steps[at + 1] ?? steps[at - 1];
      change(fieldOfStep(groups(), id), edits.removeStep(groups(), id));
      if (beside) focus({ stepId: beside.id, place: 'end' });
      tellOfDraft(messages.removed, () => {
        const back = edits.bringStepBack(groups(), step, { group, index });
        if (!back) return;
        change(fieldOfStep(back, id), back);
        focus({ stepId: id, place: 'end' });
      });
    },
  };
}

function groupActions({ groups, focus, change }: Own) {
  return {
    addStep(groupId: Id) {
      const step = edits.newStep(crypto.randomUUID());
      const field = `instructionGroups.${groupId}.instructions.${step.id}`;
      change(field, edits.addStep(groups(), groupId, step));
      focus({ stepId: step.id, place: 'end' });
    },
    addGroup() {
      const step = edits.newStep(crypto.randomUUID());
      const id = crypto.randomUUID();
      const group = { id, title: messages.newGroup, note: null, instructions: [step] };
      change('instructionGroups', edits.addGroup(groups(), group));
      focus({ stepId: step.id, place: 'end' });
    },
    rename: (id: Id, title: string, typed: string | null) =>
      change(`instructionGroups.${id}.title`, edits.patchGroup(groups(), id, { title }), typed),
    writeNote: (id: Id, note: RichText | null, typed: string | null) =>
      change(`instructionGroups.${id}.note`, edits.patchGroup(groups(), id, { note }), typed),
    /** What was pressed is gone with the heading: the caret goes to the first step below it. */
    dissolve(id: Id) {
      const now = groups();
      const at = now.findIndex((group) => group.id === id);
      const step =
        now[at]?.instructions[0] ??
        now[at - 1]?.instructions.at(-1) ??
        now[at + 1]?.instructions[0];
      change('instructionGroups', edits.dissolveGroup(now, id));
      if (step) focus({ stepId: step.id, place: 'start' });
    },
  };
}

/** By ids, so that it stays the same field when steps move. */
function fieldOfStep(groups: Groups, id: Id): string {
  const group = groups.find(({ instructions }) => instructions.some((step) => step.id === id));
  return `instructionGroups.${group?.id ?? ''}.instructions.${id}`;
}
