import type { Id } from '#domain/ids.ts';
import * as edits from '#domain/kitchen/steps/step-edits.ts';
import type { Instruction, InstructionGroup } from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';
import type { TextChange } from '../../rich-text/text-changes.ts';

type Groups = readonly InstructionGroup[];

/** One change of the steps, as the draft takes and undoes it. */
export type StepsChange = {
  /** The path of what is changed, by ids. */
  field: string;
  before: Groups;
  after: Groups;
  typed: string | null;
};

export type Place = 'start' | 'end' | { block: number; offset: number };
export type FocusRequest = { stepId: Id; place: Place };

type Surroundings = {
  groups: () => Groups;
  onChange: (change: StepsChange) => void;
  focus: (request: FocusRequest) => void;
  announce: (place: { at: number; of: number }) => void;
  newTitle: string;
};

export type StepActions = ReturnType<typeof stepActions>;

/** What can be done to steps; the same functions for as long as the steps are shown. */
export function stepActions({ groups, onChange, focus, announce, newTitle }: Surroundings) {
  const change: Change = (field, after, typed = null) => {
    const before = groups();
    if (after !== before) onChange({ field, before, after, typed });
  };
  const fieldOf = (id: Id) => fieldOfStep(groups(), id);
  const insert = (id: Id, texts: RichText[], place: Place) => {
    const ids = texts.slice(1).map(() => crypto.randomUUID());
    change(fieldOf(id), edits.splitStep(groups(), id, { texts, ids }));
    focus({ stepId: ids.at(-1) ?? id, place });
  };
  const moved = (id: Id, after: Groups) => {
    const place = edits.placeOf(after, id);
    if (after === groups() || !place) return;
    change(fieldOf(id), after);
    focus({ stepId: id, place: 'end' });
    announce(place);
  };
  return {
    write: (id: Id, { after, typed }: TextChange) =>
      change(`${fieldOf(id)}.content`, edits.patchStep(groups(), id, { content: after }), typed),
    patch: (id: Id, patch: Partial<Omit<Instruction, 'id'>>, typed: string | null = null) =>
      change(
        `${fieldOf(id)}.${Object.keys(patch).join()}`,
        edits.patchStep(groups(), id, patch),
        typed,
      ),
    split: (id: Id, texts: [RichText, RichText]) => insert(id, texts, 'start'),
    paste: (id: Id, texts: RichText[]) => insert(id, texts, 'end'),
    merge(id: Id): boolean {
      const merged = edits.mergeStep(groups(), id);
      if (!merged) return false;
      change(fieldOf(id), merged.groups);
      focus({ stepId: merged.into, place: merged.joint });
      return true;
    },
    move: (id: Id, by: 1 | -1) => moved(id, edits.moveStep(groups(), id, by)),
    moveToGroup: (id: Id, by: 1 | -1) => moved(id, edits.moveStepToGroup(groups(), id, by)),
    ...groupActions({ groups, focus, newTitle, change }),
  };
}

type Change = (field: string, after: Groups, typed?: string | null) => void;

function groupActions({
  groups,
  focus,
  newTitle,
  change,
}: Pick<Surroundings, 'groups' | 'focus' | 'newTitle'> & { change: Change }) {
  return {
    remove(id: Id) {
      const steps = groups().flatMap(({ instructions }) => instructions);
      const at = steps.findIndex((step) => step.id === id);
      const beside = steps[at + 1] ?? steps[at - 1];
      change(fieldOfStep(groups(), id), edits.removeStep(groups(), id));
      if (beside) focus({ stepId: beside.id, place: 'end' });
    },
    addStep(groupId: Id) {
      const step = edits.newStep(crypto.randomUUID());
      change(`instructionGroups.${groupId}`, edits.addStep(groups(), groupId, step));
      focus({ stepId: step.id, place: 'end' });
    },
    addGroup() {
      const step = edits.newStep(crypto.randomUUID());
      const id = crypto.randomUUID();
      const group = { id, title: newTitle, note: null, instructions: [step] };
      change('instructionGroups', edits.addGroup(groups(), group));
      focus({ stepId: step.id, place: 'end' });
    },
    rename: (id: Id, title: string, typed: string | null) =>
      change(`instructionGroups.${id}.title`, edits.renameGroup(groups(), id, title), typed),
    dissolve: (id: Id) => change('instructionGroups', edits.dissolveGroup(groups(), id)),
  };
}

/** By ids, so that it stays the same field when steps move. */
function fieldOfStep(groups: Groups, id: Id): string {
  const group = groups.find(({ instructions }) => instructions.some((step) => step.id === id));
  return `instructionGroups.${group?.id ?? ''}.instructions.${id}`;
}
