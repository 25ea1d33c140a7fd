import type { Id } from '../../ids.ts';
import type { Instruction, InstructionGroup } from '../../recipe/recipe.ts';
import { recipeLimits } from '../../recipe/recipe-limits.ts';
import { isEmptyRichText, type RichText } from '../../text/rich-text.ts';
import type { PastedSteps } from './pasted-steps.ts';
import { newStep } from './step-edits.ts';

type Groups = readonly InstructionGroup[];
type Pasted = {
  pasted: readonly PastedSteps[];
  /** What the step says before and behind the caret. */
  halves?: readonly RichText[];
  newId: () => Id;
};
type AfterPaste = {
  groups: InstructionGroup[];
  /** The last step that was pasted, at whose end one goes on. */
  last: Id;
  /** How many steps the recipe had no room for. */
  left: number;
};

/** Pasted steps in place of one, which keeps what it has besides its text; headings begin groups of their own. */
export function pasteSteps(
  groups: Groups,
  id: Id,
  { pasted, halves = [], newId }: Pasted,
): AfterPaste {
  const own = groups.find(({ instructions }) => instructions.some((step) => step.id === id));
  const at = own?.instructions.findIndex((step) => step.id === id) ?? -1;
  const step = own?.instructions[at];
  const { fitting, left } = within(pasted, roomBeside(groups, halves));
  if (!own || !step || fitting.length === 0) return { groups: [...groups], last: id, left };
  const before = own.instructions.slice(0, at);
  const rest = own.instructions.slice(at + 1);
  const among = amongHalves(fitting, halves);
  const made = among.map(({ title, texts }, index): InstructionGroup => ({
    id: newId(),
    title: title ?? own.title,
    note: null,
    instructions: texts.map((content, place) =>
      index + place === 0 ? { ...step, content } : newStep(newId(), content),
    ),
  }));
  const hasRest = halves.slice(1).some((half) => !isEmptyRichText(half));
  const last = made.flatMap(({ instructions }) => instructions).at(hasRest ? -2 : -1)?.id ?? id;
  const next = placed({ own, before, made, rest, isNamed: among[0]?.title !== null });
  return { groups: groups.flatMap((group) => (group === own ? next : [group])), last, left };
}

/** What is in the recipe stays in it: only what is pasted is left out. */
function roomBeside(groups: Groups, halves: readonly RichText[]): number {
  const count = groups.reduce((sum, { instructions }) => sum + instructions.length, 0);
  const kept = halves.filter((half) => !isEmptyRichText(half)).length;
  return Math.max(0, recipeLimits.steps - (count - 1) - kept);
}

function within(pasted: readonly PastedSteps[], room: number) {
  let free = room;
  const fitting = pasted.flatMap(({ title, texts }): PastedSteps[] => {
    const own = texts.slice(0, free);
    free -= own.length;
    return own.length > 0 ? [{ title, texts: own }] : [];
  });
  const all = pasted.reduce((sum, { texts }) => sum + texts.length, 0);
  return { fitting, left: Math.max(0, all - room) };
}

function amongHalves(groups: readonly PastedSteps[], halves: readonly RichText[]): PastedSteps[] {
  const [before = [], after = []] = halves.map((half) => (isEmptyRichText(half) ? [] : [half]));
  const opening = groups[0]?.title === null ? [] : [{ title: null, texts: before }];
  return [...opening, ...groups]
    .map(({ title, texts }, at, { length }) => ({
      title,
      texts: [
        ...(at === 0 && opening.length === 0 ? before : []),
        ...texts,
        ...(at === length - 1 ? after : []),
      ],
    }))
    .filter(({ texts }) => texts.length > 0);
}

type Parts = {
  own: InstructionGroup;
  before: readonly Instruction[];
  made: readonly InstructionGroup[];
  rest: readonly Instruction[];
  isNamed: boolean;
};

/** Steps keep their order; a group in which nothing was written takes the first heading. */
function placed({ own, before, made, rest, isNamed }: Parts): InstructionGroup[] {
  const [first, ...further] = made;
  if (!first) return [own];
  const isBlank = own.note === null && [...before, ...rest].every(isEmptyStep);
  if (isNamed && !isBlank && before.length === 0)
    return [...made, { ...own, instructions: [...rest] }];
  const opening =
    isNamed && !isBlank
      ? [{ ...own, instructions: [...before] }, first]
      : [{ ...own, title: first.title, instructions: [...before, ...first.instructions] }];
  const [end, ...above] = [...opening, ...further].toReversed();
  if (!end) return [own];
  return [{ ...end, instructions: [...end.instructions, ...rest] }, ...above].toReversed();
}

const isEmptyStep = ({ content, note, videoId, images }: Instruction): boolean =>
  isEmptyRichText(content) && note === null && videoId === null && images.length === 0;
