import { atom, type ReadableAtom } from 'nanostores';
import type { Id } from '#domain/ids.ts';

const $id = atom<Id | null>(null);

/** The step a cook is at; the first one until another is selected. */
export const $selectedInstructionId: ReadableAtom<Id | null> = $id;

export function selectInstruction(id: Id | null): void {
  $id.set(id);
}
