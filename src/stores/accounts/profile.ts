import { atom, type ReadableAtom } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { CurrentUserView, UserInput } from '#contract/accounts/current-user.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import { editRichText } from '#domain/text/edit-rich-text.ts';
import { isHandle } from '#domain/accounts/handle.ts';
import { changeAccount, keepAccount } from './account.ts';
import type { Avatar } from './avatar.ts';
import { handleLengthIssue, nameIssue } from './name-issue.ts';
import { debounced } from '../debounce.ts';
import { remote } from '../remote.ts';
import { submission } from '../submit.ts';
import { toast } from '../toasts.ts';

export type ProfileForm = {
  displayName: string;
  handle: string;
  bio: string;
  avatar: Avatar | null;
};

/** Messages about single fields that need no request. */
export type ProfileIssues = Partial<Record<'displayName' | 'handle', string>>;

const { profile } = accountMessages;
const checkDelayMs = 400;

const $refused = atom<ProfileIssues>({});
export const $profileIssues: ReadableAtom<ProfileIssues> = $refused;

const saving = submission(
  async (input: UserInput) => {
    keepAccount(await changeAccount(input));
    toast(profile.saved);
  },
  { slug_taken: profile.handleTaken, stale_write: profile.changedElsewhere },
);
export const $profileSubmit = saving.$submit;

/** Saves the form if its fields are valid. */
export async function saveProfile(form: ProfileForm, account: CurrentUserView): Promise<void> {
  const issues = profileIssues(form, account);
  $refused.set(issues);
  if (Object.keys(issues).length === 0) await saving.submit(inputFrom(form, account));
}

export function clearProfileFailure(field?: keyof ProfileIssues): void {
  saving.clear();
  if (field) $refused.set({ ...$refused.get(), [field]: undefined });
}

const check = remote<{ handle: string; isAvailable: boolean }>();
/** Whether the handle that was typed last is available. */
export const $handleCheck = check.$remote;
const typing = debounced(checkDelayMs, (handle: string) => void askForHandle(handle));

export function checkHandle(typed: string, current: string | null): void {
  typing.cancel();
  check.reset();
  const handle = typed.trim().toLowerCase();
  if (handle === (current ?? '') || handleIssue(handle) !== null) return;
  typing.soon(handle);
}

async function askForHandle(handle: string): Promise<void> {
  await check.load(async (signal) => {
    const answer = await manageApi['handle-availability'].$get(
      { query: { handle } },
      { init: { signal } },
    );
    return await answer.json();
  });
}

function profileIssues({ displayName, handle }: ProfileForm, before: CurrentUserView) {
  const name = displayName.trim() === '' ? emptied(before.displayName) : nameIssue(displayName);
  const title = handle.trim() === '' ? emptied(before.handle) : handleIssue(handle.trim());
  return {
    ...(name !== null && { displayName: name }),
    ...(title !== null && { handle: title }),
  };
}

/** A name may stay empty, but once set it can only be changed. */
const emptied = (before: string | null) => (before === null ? null : issueMessages.required);

function handleIssue(handle: string): string | null {
  const issue = handleLengthIssue(handle);
  if (issue !== null) return issue;
  return isHandle(handle.toLowerCase()) ? null : issueMessages.invalidHandle;
}

function inputFrom({ displayName, handle, bio, avatar }: ProfileForm, before: CurrentUserView) {
  return {
    displayName: displayName.trim() || null,
    handle: handle.trim().toLowerCase() || null,
    bio: editRichText(before.bio, bio),
    avatar: avatar && { id: avatar.image.id, crop: avatar.crop },
  };
}
