import { ApiError } from '#api/api-error.ts';
import { manageApi } from '#api/manage-api.ts';
import { accountMenuMessages } from '#contract/accounts/account-menu-messages.ts';
import { signInCalls } from './sign-in-calls.ts';
import { submission } from '../submit.ts';
import { toast } from '../toasts.ts';

const leaving = submission(async () => {
  await endSession();
  signInCalls().forget();
});

export const $signOut = leaving.$submit;

/**
 * Ends the session on the server first. Without its answer the user stays signed in, which is told
 * and answered by false.
 */
export async function signOut(tell: (text: string) => void = toast): Promise<boolean> {
  const hasLeft = await leaving.submit(undefined);
  if (!hasLeft && leaving.$submit.get().status === 'failed') {
    tell(accountMenuMessages.signOutFailed);
  }
  return hasLeft;
}

async function endSession(): Promise<void> {
  try {
    await manageApi['sign-out'].$post();
  } catch (error) {
    // The session has expired already.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
}
