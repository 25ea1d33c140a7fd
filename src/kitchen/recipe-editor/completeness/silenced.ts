import { atom, type ReadableAtom } from 'nanostores';
import { silencedLacksKey } from '#domain/storage-keys.ts';
import type { Lack } from '#domain/kitchen/completeness/lack-kinds.ts';
import { keep, readKept } from '#stores/kept.ts';

export type Silenced = {
  $marks: ReadableAtom<ReadonlySet<string>>;
  silence: (lack: Lack) => void;
  askAgain: () => void;
};

/** Each place by itself: a step that is written later is asked about anew. */
const marksOf = ({ kind, fields }: Lack): string[] => fields.map((field) => `${kind} ${field}`);

/** What was silenced for a recipe on this device, and stays so in the next visit. */
export function silencedOf(recipeId: string): Silenced {
  const key = silencedLacksKey(recipeId);
  const $marks = atom<ReadonlySet<string>>(new Set(readMarks(key)));
  const set = (marks: ReadonlySet<string>) => {
    $marks.set(marks);
    keepMarks(key, [...marks]);
  };
  return {
    $marks,
    silence: (lack) => set(new Set([...$marks.get(), ...marksOf(lack)])),
    askAgain: () => set(new Set()),
  };
}

/** The lacks that are left to be told, and how many places are not. */
export function withoutSilenced(
  lacks: readonly Lack[],
  marks: ReadonlySet<string>,
): { told: Lack[]; silenced: number } {
  const told = lacks.flatMap(({ kind, fields }) => {
    const left = fields.filter((field) => !marks.has(`${kind} ${field}`));
    return left.length === 0 ? [] : [{ kind, fields: left }];
  });
  const count = (all: readonly Lack[]) => all.reduce((sum, { fields }) => sum + fields.length, 0);
  return { told, silenced: count(lacks) - count(told) };
}

function readMarks(key: string): string[] {
  try {
    const marks: unknown = JSON.parse(readKept(key) ?? '[]');
    return Array.isArray(marks) ? marks.filter((mark) => typeof mark === 'string') : [];
  } catch {
    // What another version of this page left tells nothing.
    return [];
  }
}

const keepMarks = (key: string, marks: readonly string[]): boolean =>
  keep(key, marks.length === 0 ? null : JSON.stringify(marks));
