import { type SubmitEvent, useId, useState } from 'react';
import { peopleMessages } from '#contract/kitchen/site/people-messages.ts';
import { type GivenRole, givenRoles } from '#domain/accounts/site-role.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { inviting } from './people.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const { form: texts, roles, roleTexts } = peopleMessages;

type Props = { isOpen: boolean; onClose: () => void };

/** What was typed stays until the invitation is on its way. */
export function InviteDialog({ isOpen, onClose }: Props) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<GivenRole>('editor');
  const sending = useValue(inviting.$submit);
  const close = () => {
    inviting.clear();
    onClose();
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await inviting.submit({ email: email.trim(), role }))) return;
    setEmail('');
    close();
  };
  const failure = sending.status === 'failed' ? sending.failure : null;
  const issue = failure?.issues.email ?? null;
  return (
    <Dialog title={texts.title} isOpen={isOpen} onClose={close}>
      <form className="people-form" onSubmit={(event) => void send(event)} noValidate>
        <TextField
          label={texts.email}
          hint={texts.hint}
          error={issue}
          type="email"
          autoComplete="off"
          data-autofocus
          required
          value={email}
          onType={(text) => {
            setEmail(text);
            inviting.clear();
          }}
        />
        <fieldset>
          <legend>{texts.role}</legend>
          {givenRoles.toReversed().map((each) => (
            <label key={each} className="people-choice" htmlFor={`${id}-${each}`}>
              <input
                id={`${id}-${each}`}
                type="radio"
                name="role"
                value={each}
                checked={role === each}
                onChange={() => setRole(each)}
              />
              <span>
                {roles[each]}
                <small>{roleTexts[each]}</small>
              </span>
            </label>
          ))}
        </fieldset>
        {issue === null && <Failure failure={failure} />}
        <Button type="submit" isPending={sending.status === 'pending'}>
          {texts.send}
        </Button>
      </form>
    </Dialog>
  );
}
