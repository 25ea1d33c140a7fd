import { type SubmitEvent, useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { canonicalEmail } from '#domain/accounts/canonical-email.ts';
import { $deletion, clearDeletion, deleteAccount } from '#stores/accounts/account-data.ts';
import { toast } from '#stores/toasts.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { ActionFailure } from '../ActionFailure.tsx';

const { deletion } = accountMessages;

export function DeleteAccount({ account }: { account: CurrentUserView }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className="account-section">
      <h2>{deletion.heading}</h2>
      <p>{deletion.text}</p>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {deletion.open}
      </Button>
      <Modal
        kind="dialog"
        role="alertdialog"
        title={deletion.title}
        isOpen={isOpen}
        onClose={() => {
          setIsOpen(false);
          clearDeletion();
        }}
      >
        <Confirmation email={account.email} />
      </Modal>
    </section>
  );
}

function Confirmation({ email }: { email: string }) {
  const [typed, setTyped] = useState('');
  const submit = useValue($deletion);
  const isPending = submit.status === 'pending';
  const failure = submit.status === 'failed' ? submit.failure : null;
  const confirm = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (await deleteAccount(canonicalEmail(typed))) toast(deletion.done);
  };
  return (
    <form className="account-form" onSubmit={(event) => void confirm(event)} noValidate>
      <p>{deletion.lost}</p>
      <TextField
        label={deletion.email}
        hint={email}
        type="email"
        autoComplete="off"
        value={typed}
        onType={(text) => {
          setTyped(text);
          clearDeletion();
        }}
        error={failure?.issues['email']}
      />
      <ActionFailure failure={failure?.issues['email'] ? null : failure} />
      <Button
        variant="danger"
        type="submit"
        disabled={canonicalEmail(typed) !== email}
        isPending={isPending}
      >
        {isPending ? deletion.pending : deletion.confirm}
      </Button>
    </form>
  );
}
