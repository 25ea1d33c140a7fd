import { atom, type ReadableAtom } from 'nanostores';
import { keep, readKept } from './kept.ts';

export type KeptChoice<Option> = {
  /** Null until the visitor has chosen. */
  $choice: ReadableAtom<Option | null>;
  choose: (option: Option | null) => void;
};

/** A choice of the visitor that every page, tab and later visit of the site shares. */
export function keptChoice<Option extends string>(
  key: string,
  options: readonly Option[],
): KeptChoice<Option> {
  const $choice = atom<Option | null>(null);
  const read = (text: string | null) => options.find((option) => option === text) ?? null;
  $choice.set(read(readKept(key)));
  if ('addEventListener' in globalThis) {
    globalThis.addEventListener('storage', (event) => {
      if (event.key === key) $choice.set(read(event.newValue));
    });
  }
  return {
    $choice,
    choose(option) {
      $choice.set(option);
      keep(key, option);
    },
  };
}
