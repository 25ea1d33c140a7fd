import { type SubmitEvent, useId, useState } from 'react';
import { leavingMessages } from '#contract/kitchen/site/leaving-messages.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Modal } from '#ui/dialogs/Modal.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { $deletion, clearDeletion, deleteSite } from './deletion.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const { deletion: texts } = leavingMessages;

export function DeleteSite({ site }: { site: OwnSite }) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    clearDeletion();
  };
  return (
    <section className="leaving-section" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <p>{texts.text}</p>
      <p>{texts.address}</p>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {texts.open}
      </Button>
      <Modal
        kind="dialog"
        role="alertdialog"
        title={texts.title(site.title)}
        isOpen={isOpen}
        onClose={close}
      >
        {isOpen && <Confirmation title={site.title} onKeep={close} />}
      </Modal>
    </section>
  );
}

function Confirmation({ title, onKeep }: { title: string; onKeep: () => void }) {
  const [typed, setTyped] = useState('');
  const [isOtherTold, setIsOtherTold] = useState(false);
  const { isPending, failure } = useValue($deletion);
  const isOther = typed.trim() !== title.trim();
  const confirm = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOther) setIsOtherTold(true);
    else void deleteSite(typed);
  };
  return (
    <form className="leaving-confirm" onSubmit={confirm} noValidate>
      <p>{texts.lost}</p>
      <TextField
        label={texts.field(title)}
        autoComplete="off"
        value={typed}
        onType={(text) => {
          setTyped(text);
          setIsOtherTold(false);
          clearDeletion();
        }}
        onBlur={({ relatedTarget }) => {
          // A button that is being pressed must not move away from below the finger.
          const isPressing = relatedTarget?.matches(':active') === true;
          if (!isPressing) setIsOtherTold(isOther && typed.trim() !== '');
        }}
        error={isOtherTold ? texts.otherName : failure?.issues['title']}
      />
      <Failure failure={failure?.issues['title'] ? null : failure} />
      <div className="leaving-confirm-acts">
        <Button variant="quiet" onClick={onKeep}>
          {texts.cancel}
        </Button>
        <Button variant="danger" type="submit" isPending={isPending}>
          {isPending ? texts.deleting : texts.confirm}
        </Button>
      </div>
    </form>
  );
}
