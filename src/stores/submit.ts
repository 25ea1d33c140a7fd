import { atom, type ReadableAtom } from 'nanostores';
import { type Failure, failureOf, type FailureTexts, isExpected } from './failure.ts';

export type SubmitState =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done' }
  | { status: 'failed'; failure: Failure };

export type Submit<Input> = {
  $submit: ReadableAtom<SubmitState>;
  /** Whether it went well. While one is under way a second press does nothing. */
  submit: (input: Input) => Promise<boolean>;
  /** Takes back what was said, as when a person edits what was refused. */
  clear: () => void;
};

/** What all forms share; what was typed stays with the form, whatever happens here. */
export function submission<Input>(
  run: (input: Input) => Promise<unknown>,
  texts: FailureTexts = {},
): Submit<Input> {
  const $submit = atom<SubmitState>({ status: 'idle' });
  return {
    $submit,
    async submit(input) {
      if ($submit.get().status === 'pending') return false;
      $submit.set({ status: 'pending' });
      // The boundary between what may fail and a form that must say so.
      try {
        await run(input);
        $submit.set({ status: 'done' });
        return true;
      } catch (error) {
        if (!isExpected(error)) reportError(error);
        $submit.set({ status: 'failed', failure: failureOf(error, texts) });
        return false;
      }
    },
    clear() {
      if ($submit.get().status !== 'pending') $submit.set({ status: 'idle' });
    },
  };
}
