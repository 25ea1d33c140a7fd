import { isExpected } from '../failure.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Opens the session that was handed over; a failed hand-over leaves the visitor signed out. */
export async function claimToken(token: string): Promise<void> {
  const calls = signInCalls();
  try {
    await calls.claimToken(token);
  } catch (error) {
    if (!isExpected(error)) reportError(error);
    calls.forget();
  }
}
