import { atom, type ReadableAtom } from 'nanostores';
import { recipeListMessages as texts } from '#contract/kitchen/recipe/recipe-list-messages.ts';
import type { Progress } from './perform.ts';

type Doing = keyof typeof texts.doing;

/** Something may be taken back while something else is done; what told last is shown. */
const running = new Map<symbol, string>();
const $shown = atom<string | null>(null);
/** How far work on many recipes is, in words; null while there is none. */
export const $workProgress: ReadableAtom<string | null> = $shown;

export type Work = { tell: (progress: Progress) => void; end: () => void };

export function beginWork(doing: Doing): Work {
  const work = Symbol(doing);
  const show = () => $shown.set([...running.values()].at(-1) ?? null);
  return {
    tell: ({ done, of }) => {
      running.delete(work);
      running.set(work, texts.doing[doing](done, of));
      show();
    },
    end: () => {
      running.delete(work);
      show();
    },
  };
}
