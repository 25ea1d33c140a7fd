import type { Id } from '../../ids.ts';
import type { Instruction, InstructionGroup } from '../../recipe/recipe.ts';
import { isEmptyRichText } from '../../text/rich-text.ts';
import type { PastedSteps } from './pasted-steps.ts';
import { newStep } from './step-edits.ts';

type Groups = readonly InstructionGroup[];
type Pasted = { pasted: readonly PastedSteps[]; newId: () => Id };

/** Pasted steps in place of one, which keeps what it has besides its text; headings begin groups of their own. */
export function pasteSteps(
  groups: Groups,
  id: Id,
  { pasted, newId }: Pasted,
): { groups: InstructionGroup[]; last: Id } {
  const own = groups.find(({ instructions }) => instructions.some((step) => step.id === id));
  const at = own?.instructions.findIndex((step) => step.id === id) ?? -1;
  const step = own?.instructions[at];
  if (!own || !step || pasted.length === 0) return { groups: [...groups], last: id };
  const before = own.instructions.slice(0, at);
  const rest = own.instructions.slice(at + 1);
  const made = pasted.map(({ title, texts }, index): InstructionGroup => ({
    id: newId(),
    title: title ?? own.title,
    note: null,
    instructions: texts.map((content, place) =>
      index + place === 0 ? { ...step, content } : newStep(newId(), content),
    ),
  }));
  const last = made.at(-1)?.instructions.at(-1)?.id ?? id;
  const next = placed({ own, before, made, rest, isNamed: pasted[0]?.title !== null });
  return { groups: groups.flatMap((group) => (group === own ? next : [group])), last };
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
