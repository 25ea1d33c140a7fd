import { type SubmitEvent, useId, useState } from 'react';
import { offerMessages as texts } from '#contract/kitchen/site/offer-messages.ts';
import { type FormerOwnerFate, formerOwnerFates } from '#domain/accounts/site-offer.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { offering } from './offer.ts';
import { Failure } from '../shell/frame/Failure.tsx';

type Props = { site: OwnSite; isOpen: boolean; onClose: () => void };

/** What was typed stays until the offer is on its way. */
export function OfferDialog({ site: { title }, isOpen, onClose }: Props) {
  const [email, setEmail] = useState('');
  const [fate, setFate] = useState<FormerOwnerFate>('editor');
  const [name, setName] = useState('');
  const sending = useValue(offering.$submit);
  const close = () => {
    offering.clear();
    onClose();
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const offer = { email: email.trim(), formerOwner: fate, title: name };
    if (!(await offering.submit(offer))) return;
    setEmail('');
    setName('');
    close();
  };
  const typing = (note: (text: string) => void) => (text: string) => {
    note(text);
    offering.clear();
  };
  const failure = sending.status === 'failed' ? sending.failure : null;
  const { email: emailIssue, title: nameIssue } = failure?.issues ?? {};
  const isPending = sending.status === 'pending';
  return (
    <Modal
      kind="dialog"
      role="alertdialog"
      title={texts.title(title)}
      isOpen={isOpen}
      onClose={close}
    >
      <form className="leaving-confirm" onSubmit={(event) => void send(event)} noValidate>
        <p>{texts.lost}</p>
        <TextField
          label={texts.email}
          hint={texts.hint}
          error={emailIssue}
          type="email"
          autoComplete="off"
          data-autofocus
          value={email}
          onType={typing(setEmail)}
        />
        <Fates fate={fate} onChoose={setFate} />
        <TextField
          label={texts.name(title)}
          error={nameIssue}
          autoComplete="off"
          value={name}
          onType={typing(setName)}
        />
        <Failure failure={emailIssue || nameIssue ? null : failure} />
        <div className="leaving-confirm-acts">
          <Button variant="quiet" onClick={close}>
            {texts.keep}
          </Button>
          <Button
            variant="danger"
            type="submit"
            disabled={email.trim() === '' || name.trim() !== title.trim()}
            isPending={isPending}
          >
            {isPending ? texts.sending : texts.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type FatesProps = { fate: FormerOwnerFate; onChoose: (fate: FormerOwnerFate) => void };

function Fates({ fate, onChoose }: FatesProps) {
  const id = useId();
  return (
    <fieldset className="leaving-fates">
      <legend>{texts.fate}</legend>
      {formerOwnerFates.map((each) => (
        <label key={each} className="people-choice" htmlFor={`${id}-${each}`}>
          <input
            id={`${id}-${each}`}
            type="radio"
            name={id}
            value={each}
            checked={fate === each}
            onChange={() => onChoose(each)}
          />
          <span>
            {texts.fates[each]}
            <small>{texts.fateTexts[each]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
