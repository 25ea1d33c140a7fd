import { atom, type ReadableAtom } from 'nanostores';
import { ApiError } from '#api/api-error.ts';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { isEmail, normalizeEmail } from '#domain/accounts/email.ts';
import { nextAddress } from '#domain/accounts/next-address.ts';
import { authTokenKey } from '#domain/storage-keys.ts';
import { type Failure, failureOf, isExpected } from '../failure.ts';
import { recognise, withHandOver } from './hand-over.ts';
import { keepSentMail, readSentMail } from './sent-mail.ts';
import { signInCalls } from './sign-in-calls.ts';
import { submission } from '../submit.ts';

export type SignInPurpose = 'sign-in' | 'sign-up' | 'callback';

export type SignInState =
  /** A failure means that claiming the link can be tried again. */
  | { stage: 'LOADING'; failure: Failure | null }
  | { stage: 'SIGN_IN' }
  | { stage: 'SIGN_UP' }
  | { stage: 'CONFIRM'; email: string }
  | { stage: 'TOKEN_CLAIMED' }
  | { stage: 'SIGNED_IN'; next: string };

export type LinkForm = { email: string; subscribe: boolean };

const forms = { 'sign-in': 'SIGN_IN', 'sign-up': 'SIGN_UP', callback: 'TOKEN_CLAIMED' } as const;

/** Null before `beginSignIn`, while the page shows the rendered stage. */
const $state = atom<SignInState | null>(null);
const $error = atom<string | null>(null);

let purpose: SignInPurpose = 'sign-in';
let next = '/';
let token: string | null = null;

export const $signIn: ReadableAtom<SignInState | null> = $state;
export const $emailError: ReadableAtom<string | null> = $error;

const link = submission(async ({ email, subscribe }: LinkForm) => {
  const calls = signInCalls();
  const ask = purpose === 'sign-up' ? calls.signUp : calls.signIn;
  await ask({ email, next, subscribe });
  keepSentMail({ email, sentAt: Date.now() });
  $state.set({ stage: 'CONFIRM', email });
});

const code = submission(
  async (claim: { email: string; code: string }) => {
    await signInCalls().claimCode(claim);
    await finishSignIn();
  },
  { link_expired: issueMessages.wrongCode, validation_failed: issueMessages.invalidCode },
);

export const $linkSubmit = link.$submit;
export const $codeSubmit = code.$submit;
export const { submit: sendCode, clear: clearCodeFailure } = code;

/** Starts from the parameters of the page's address; returns a function that stops listening. */
export function beginSignIn(page: { purpose: SignInPurpose; platformOrigin: string }): () => void {
  const { origin, search, hash } = globalThis.location;
  const parameters = new URLSearchParams(search);
  purpose = page.purpose;
  next = nextAddress(parameters.get('next'), { origin, platform: page.platformOrigin });
  token = parameters.get('token') ?? new URLSearchParams(hash.slice(1)).get('token');
  if (purpose === 'callback') void claimLink();
  else {
    resumeConfirm();
    void skipWhereSignedIn();
  }
  globalThis.addEventListener('storage', followSignIn);
  return () => globalThis.removeEventListener('storage', followSignIn);
}

/** Requests a mail with a link and a code if the address is valid. */
export async function requestLink({ email, subscribe }: LinkForm): Promise<void> {
  const address = normalizeEmail(email);
  if (address === '') return;
  if (isEmail(address)) await link.submit({ email: address, subscribe });
  else $error.set(emailMessages.refusal(address));
}

export function clearEmailError(): void {
  $error.set(null);
  link.clear();
}

export function enterDifferentEmail(): void {
  code.clear();
  link.clear();
  keepSentMail(null);
  $state.set({ stage: forms[purpose] });
}

/** Claims the mailed link that led here; also the retry after a failure. */
export async function claimLink(): Promise<void> {
  removeToken();
  if (token === null) {
    $state.set({ stage: 'TOKEN_CLAIMED' });
    return;
  }
  $state.set({ stage: 'LOADING', failure: null });
  try {
    await signInCalls().claimToken(token);
    await finishSignIn();
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

/** Whether the link itself is invalid, so that a retry is of no use. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && [400, 404, 410].includes(error.status);
}

async function skipWhereSignedIn(): Promise<void> {
  if (await recognise()) await finishSignIn();
}

/** A phone may have discarded the page while its visitor read the mail. */
function resumeConfirm(): void {
  const mail = readSentMail();
  if (mail) $state.set({ stage: 'CONFIRM', email: mail.email });
}

async function finishSignIn(): Promise<void> {
  keepSentMail(null);
  const isElsewhere =
    new URL(next, globalThis.location.origin).origin !== globalThis.location.origin;
  $state.set({ stage: 'SIGNED_IN', next: isElsewhere ? await withHandOver(next) : next });
}

/** Goes on when the mailed link was opened in another tab. */
function followSignIn({ key, newValue }: StorageEvent): void {
  if (key === authTokenKey && newValue !== null) void finishSignIn();
}

function removeToken(): void {
  const url = new URL(globalThis.location.href);
  url.searchParams.delete('token');
  if (url.hash.includes('token=')) url.hash = '';
  globalThis.history.replaceState(globalThis.history.state, '', url);
}
