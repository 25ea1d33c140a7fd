import { useEffect } from 'react';
import {
  $signIn,
  beginSignIn,
  type SignInPurpose,
  type SignInState,
} from '#stores/accounts/sign-in.ts';
import { useValue } from '#stores/use-value.ts';
import { CallbackStep } from './CallbackStep.tsx';
import { ConfirmStep } from './ConfirmStep.tsx';
import { EmailStep } from './EmailStep.tsx';
import type { SignInSite } from './sign-in-site.ts';

type Props = { purpose: SignInPurpose; site: SignInSite };

const firstStates: Record<SignInPurpose, SignInState> = {
  'sign-in': { stage: 'SIGN_IN' },
  'sign-up': { stage: 'SIGN_UP' },
  callback: { stage: 'LOADING', failure: null },
};

/** The stages of sign-in and sign-up, and the page that a mailed link opens. */
export function SignIn({ purpose, site }: Props) {
  const state = useValue($signIn) ?? firstStates[purpose];
  const { platformOrigin } = site;
  useEffect(() => beginSignIn({ purpose, platformOrigin }), [purpose, platformOrigin]);
  useEffect(() => {
    // Replacing this page in the history makes Back skip it.
    if (state.stage === 'SIGNED_IN') globalThis.location.replace(state.next);
  }, [state]);
  return (
    <div className="sign-in" data-stage={state.stage}>
      <Stage state={state} site={site} />
    </div>
  );
}

function Stage({ state, site }: { state: SignInState; site: SignInSite }) {
  switch (state.stage) {
    case 'LOADING':
      return <CallbackStep failure={state.failure} />;
    case 'SIGNED_IN':
      return <CallbackStep failure={null} />;
    case 'CONFIRM':
      return <ConfirmStep email={state.email} />;
    default:
      return <EmailStep stage={state.stage} site={site} />;
  }
}
