import { useEffect, useState } from 'react';
import { unsubscribeMessages } from '#contract/mail/unsubscribe-messages.ts';
import { unsubscribeRepliesPath } from '#domain/publishing/site-paths.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { replyLetters } from '#stores/mail/newsletter.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';

const { replies: texts } = unsubscribeMessages;
const signInPath = `/sign-in?next=${encodeURIComponent(`${unsubscribeRepliesPath}/done`)}`;

/** The way back to letters about answers; who is signed out has to say first who they are. */
export function RepliesAgain() {
  const user = useSignedInUser();
  const [wanting] = useState(replyLetters);
  const state = useValue(wanting.$submit);
  useEffect(() => {
    // Only the browser knows the session.
    void recognise();
  }, []);
  if (state.status === 'done') return <output>{texts.isAgain}</output>;
  if (!user) {
    return (
      <p>
        <a href={signInPath}>{texts.signIn}</a>
      </p>
    );
  }
  return (
    <div className="newsletter-preference">
      <Button
        variant="quiet"
        isPending={state.status === 'pending'}
        onClick={() => void wanting.submit({ isWanted: true })}
      >
        {texts.again}
      </Button>
      <Failure failure={state.status === 'failed' ? state.failure : null} />
    </div>
  );
}
