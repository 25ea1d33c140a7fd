import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { issueMessages } from '#contract/error-messages.ts';
import { isEmail, normalizeEmail } from '#domain/email.ts';
import { nextAddress } from '#domain/next-address.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { type Failure, failureOf, isExpected } from './failure.ts';
import { recognise, withHandOver } from './hand-over.ts';
import { signInCalls } from './sign-in-calls.ts';
import { submission } from './submit.ts';

export type SignInPurpose = 'sign-in' | 'sign-up' | 'callback';

export type SignInState =
  /** With a failure a link was not claimed and can be tried again. */
  | { stage: 'LOADING'; failure: Failure | null }
  | { stage: 'SIGN_IN' }
  | { stage: 'SIGN_UP' }
  | { stage: 'CONFIRM'; email: string }
  | { stage: 'TOKEN_CLAIMED' }
  | { stage: 'SIGNED_IN'; next: string };

/** What a form asks a link for. */
export type LinkForm = { email: string; subscribe: boolean };

const forms = { 'sign-in': 'SIGN_IN', 'sign-up': 'SIGN_UP', callback: 'TOKEN_CLAIMED' } as const;

/** Null until it begins, so that what was printed stands. */
const $state = atom<SignInState | null>(null);
const $error = atom<string | null>(null);

let purpose: SignInPurpose = 'sign-in';
let next = '/';
let token: string | null = null;

export const $signIn: ReadableAtom<SignInState | null> = $state;
/** What is wrong with the address that was typed. */
export const $emailError: ReadableAtom<string | null> = $error;

const link = submission(async ({ email, subscribe }: LinkForm) => {
  const calls = signInCalls();
  const ask = purpose === 'sign-up' ? calls.signUp : calls.signIn;
  await ask({ email, next, subscribe });
  $state.set({ stage: 'CONFIRM', email });
});

const code = submission(
  async (claim: { email: string; code: string }) => {
    await signInCalls().claimCode(claim);
    await leave();
  },
  { link_expired: issueMessages.wrongCode, validation_failed: issueMessages.invalidCode },
);

export const $linkSubmit = link.$submit;
export const $codeSubmit = code.$submit;
export const { submit: sendCode, clear: clearCodeFailure } = code;

/** Reads the address and finds out whether there is anything to do; answers how to stop listening. */
export function beginSignIn(given: { purpose: SignInPurpose; platformOrigin: string }): () => void {
  const { origin, search, hash } = globalThis.location;
  const asked = new URLSearchParams(search);
  purpose = given.purpose;
  next = nextAddress(asked.get('next'), { origin, platform: given.platformOrigin });
  token = asked.get('token') ?? new URLSearchParams(hash.slice(1)).get('token');
  if (purpose === 'callback') void claimLink();
  else void skipWhereSignedIn();
  globalThis.addEventListener('storage', followSignIn);
  return () => globalThis.removeEventListener('storage', followSignIn);
}

/** Asks for a link and a code, unless what was typed is no address. */
export async function requestLink({ email, subscribe }: LinkForm): Promise<void> {
  const address = normalizeEmail(email);
  if (address === '') return;
  if (isEmail(address)) await link.submit({ email: address, subscribe });
  else $error.set(issueMessages.invalidEmail);
}

/** Takes back what was said of an address that is being edited. */
export function clearEmailError(): void {
  $error.set(null);
  link.clear();
}

export function enterDifferentEmail(): void {
  code.clear();
  link.clear();
  $state.set({ stage: forms[purpose] });
}

/** Claims the link that was followed; what could not be claimed can be tried again. */
export async function claimLink(): Promise<void> {
  removeToken();
  if (token === null) {
    $state.set({ stage: 'TOKEN_CLAIMED' });
    return;
  }
  $state.set({ stage: 'LOADING', failure: null });
  try {
    await signInCalls().claimToken(token);
    await leave();
  } catch (error) {
    $state.set(afterFailedClaim(error));
  }
}

function afterFailedClaim(error: unknown): SignInState {
  if (!isExpected(error)) reportError(error);
  if (isRefusal(error)) {
    signInCalls().forget();
    return { stage: 'TOKEN_CLAIMED' };
  }
  return { stage: 'LOADING', failure: failureOf(error) };
}

/** The link itself is not good, now or ever. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

async function skipWhereSignedIn(): Promise<void> {
  if (await recognise()) await leave();
}

async function leave(): Promise<void> {
  const isElsewhere =
    new URL(next, globalThis.location.origin).origin !== globalThis.location.origin;
  $state.set({ stage: 'SIGNED_IN', next: isElsewhere ? await withHandOver(next) : next });
}

/** The link may be followed in another tab than the one that waits for it. */
function followSignIn({ key, newValue }: StorageEvent): void {
  if (key === authTokenKey && newValue !== null) void leave();
}

function removeToken(): void {
  const url = new URL(globalThis.location.href);
  url.searchParams.delete('token');
  if (url.hash.includes('token=')) url.hash = '';
  globalThis.history.replaceState(globalThis.history.state, '', url);
}
