import { useCallback, useEffect, useState } from 'react';
import { type Failure, failureOf } from '#stores/failure.ts';

type Asked<Answer> = { answer: Answer | null; failure: Failure | null };

/** What the server answers to a question that a part of a screen asks when it opens. */
export function useAnswer<Answer>(ask: () => Promise<Answer>): Asked<Answer> & {
  askAgain: () => void;
} {
  const [asked, setAsked] = useState<Asked<Answer>>({ answer: null, failure: null });
  const askAgain = useCallback(() => {
    let isWanted = true;
    ask().then(
      (answer) => isWanted && setAsked({ answer, failure: null }),
      (error: unknown) => isWanted && setAsked({ answer: null, failure: failureOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [ask]);
  // The server is outside of React.
  useEffect(askAgain, [askAgain]);
  return { ...asked, askAgain };
}
