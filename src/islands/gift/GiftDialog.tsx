import { type SubmitEvent, useState } from 'react';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { giftMessages } from '#contract/money/gift-messages.ts';
import { isEmail, normalizeEmail } from '#domain/accounts/email.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { LiveRegion } from '#ui/LiveRegion.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { giftLetter } from './gift-letter.ts';

type Props = { recipe: { title: string; address: string }; siteTitle: string };

/** Opens the mail in the visitor's mail program; closing the dialog keeps the text. */
export function GiftDialog({ recipe, siteTitle }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [message, setMessage] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const recipient = normalizeEmail(email);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setIsRefused(!isEmail(recipient));
    setIsSent(isEmail(recipient));
    if (!isEmail(recipient)) return;
    globalThis.location.assign(giftLetter({ recipient, message, recipe, siteTitle }));
  };
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {giftMessages.open}
      </Button>
      <Dialog title={giftMessages.open} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <p>{giftMessages.remaining}</p>
        <form className="gift-form" noValidate onSubmit={send}>
          <TextField
            label={giftMessages.email}
            type="email"
            autoComplete="off"
            placeholder={giftMessages.emailPlaceholder}
            value={email}
            error={isRefused ? emailMessages.refusal(recipient) : null}
            onType={(text) => {
              setEmail(text);
              setIsRefused(false);
            }}
            data-autofocus
          />
          <TextAreaField
            label={giftMessages.message}
            isOptional
            maxLength={1000}
            value={message}
            onType={setMessage}
          />
          <Button type="submit" disabled={recipient === ''}>
            {giftMessages.send}
          </Button>
          {isSent && <p>{giftMessages.sent}</p>}
          <LiveRegion text={isSent ? giftMessages.sent : ''} />
        </form>
      </Dialog>
    </>
  );
}
