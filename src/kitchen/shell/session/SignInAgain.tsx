import { useState } from 'react';
import { useComputed } from '#stores/use-value.ts';
import { laterDialog } from '../frame/Later.tsx';
import { $isSignInAsked, putOffSignIn } from './session.ts';

const SignInDialog = laterDialog(async () => (await import('./SignInDialog.tsx')).SignInDialog);

/** Few sessions end while somebody works. */
export function SignInAgain() {
  const isAsked = useComputed($isSignInAsked);
  const [isWanted, setIsWanted] = useState(false);
  if (isAsked && !isWanted) setIsWanted(true);
  return isWanted && <SignInDialog isOpen={isAsked} onClose={putOffSignIn} />;
}
