import { type SubmitEvent, useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { firstSquare } from '#domain/media/square-crop.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { Avatar } from '#stores/accounts/avatar.ts';
import {
  $handleCheck,
  $profileIssues,
  $profileSubmit,
  checkHandle,
  clearProfileFailure,
  type ProfileForm as Form,
  saveProfile,
} from '#stores/accounts/profile.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { AvatarField } from './AvatarField.tsx';

const { profile } = accountMessages;

export function ProfileForm({ account }: { account: CurrentUserView }) {
  const [form, setForm] = useState(() => formOf(account));
  const submit = useValue($profileSubmit);
  const issues = useIssues();
  const check = useHandleCheck(form.handle);
  const isPending = submit.status === 'pending';
  const change = (changed: Partial<Form>) => {
    setForm((current) => ({ ...current, ...changed }));
    clearProfileFailure();
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void saveProfile(form, account);
  };
  return (
    <form className="account-form" onSubmit={save} noValidate>
      <p className="account-intro">{profile.intro}</p>
      <AvatarField
        name={form.displayName || account.email}
        avatar={form.avatar}
        saved={account.avatar}
        onChange={(avatar) => change({ avatar })}
      />
      <TextField
        label={profile.displayName}
        name="displayName"
        autoComplete="name"
        value={form.displayName}
        onType={(displayName) => {
          change({ displayName });
          clearProfileFailure('displayName');
        }}
        error={issues.displayName}
      />
      <TextField
        label={profile.handle}
        hint={profile.handleHint}
        name="handle"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={form.handle}
        onType={(handle) => {
          change({ handle });
          clearProfileFailure('handle');
          checkHandle(handle, account.handle);
        }}
        error={issues.handle ?? check.error}
      />
      <output className="field-status">{check.status}</output>
      <TextAreaField
        label={profile.bio}
        hint={profile.bioHint}
        rows={5}
        value={form.bio}
        onType={(bio) => change({ bio })}
        error={issues.bio}
      />
      <TextField
        label={profile.email}
        hint={profile.emailHint}
        type="email"
        value={account.email}
        onType={() => undefined}
        readOnly
      />
      <ActionFailure
        failure={issues.isShown || submit.status !== 'failed' ? null : submit.failure}
      />
      <Button type="submit" isPending={isPending}>
        {isPending ? profile.saving : profile.save}
      </Button>
    </form>
  );
}

function formOf({ displayName, handle, bio, avatar }: CurrentUserView): Form {
  return {
    displayName: displayName ?? '',
    handle: handle ?? '',
    bio: bio ? toPlainText(bio) : '',
    avatar: avatar && avatarOf(avatar),
  };
}

function avatarOf({ crop, ...image }: NonNullable<CurrentUserView['avatar']>): Avatar {
  return { image, crop: firstSquare(image, crop) };
}

/** Messages about single fields, from the page or from the server. */
function useIssues() {
  const submit = useValue($profileSubmit);
  const { displayName, handle } = useValue($profileIssues);
  const failure = submit.status === 'failed' ? submit.failure : null;
  const isTaken = failure?.code === 'slug_taken';
  const serverIssues = failure?.issues ?? {};
  const bio = Object.entries(serverIssues).find(([path]) => path.startsWith('bio'))?.[1];
  return {
    displayName: displayName ?? serverIssues['displayName'],
    handle: handle ?? (isTaken ? failure.message : serverIssues['handle']),
    bio,
    isShown:
      isTaken || bio !== undefined || 'displayName' in serverIssues || 'handle' in serverIssues,
  };
}

function useHandleCheck(handle: string): { status: string; error: string | undefined } {
  const check = useValue($handleCheck);
  if (check.status === 'pending') return { status: profile.handleChecking, error: undefined };
  if (check.status !== 'fulfilled' || check.value.handle !== handle.trim().toLowerCase()) {
    return { status: '', error: undefined };
  }
  return check.value.isAvailable
    ? { status: profile.handleFree, error: undefined }
    : { status: '', error: profile.handleTaken };
}
