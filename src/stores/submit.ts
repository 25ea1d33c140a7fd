import { atom, type ReadableAtom } from 'nanostores';
import { type Failure, failureOf, type FailureTexts, isExpected } from './failure.ts';

export type SubmitState =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done' }
  | { status: 'failed'; failure: Failure };

export type Submit<Input> = {
  $submit: ReadableAtom<SubmitState>;
  /** Whether it succeeded. A second call while the first is pending does nothing. */
  submit: (input: Input) => Promise<boolean>;
  /** Removes the result, for example when the visitor edits the form. */
  clear: () => void;
};

/** The states of sending a form; the form itself keeps what was typed. */
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
      // A failure ends here as a state that the form shows.
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
