import { atom, type ReadableAtom } from 'nanostores';
import type { Id } from '#domain/ids.ts';

const $id = atom<Id | null>(null);

/** The step that the cook selected; null means the first one. */
export const $selectedInstructionId: ReadableAtom<Id | null> = $id;

export function selectInstruction(id: Id | null): void {
  $id.set(id);
}
