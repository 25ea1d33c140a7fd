import { type SubmitEvent, useEffect, useState } from 'react';
import { emailMessages } from '#contract/accounts/email-messages.ts';
import { giveYearMessages as texts } from '#contract/money/give-year-messages.ts';
import { isEmail, normalizeEmail } from '#domain/accounts/email.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { giftMessageMaxLength } from '#domain/money/gifts.ts';
import { recognise } from '#stores/accounts/hand-over.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import type { Failure as Refused } from '#stores/failure.ts';
import { giving } from '#stores/money/give-year.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { TextAreaField } from '#ui/fields/TextAreaField.tsx';
import { TextField } from '#ui/fields/TextField.tsx';

const nothing = { friend: '', name: '', message: '', email: '' };

const fields = ['friend.email', 'name', 'message', 'email'];

/** Whether all of it stands at the fields that it is about. */
function isSaidBeside(failure: Refused | null): boolean {
  const paths = Object.keys(failure?.issues ?? {});
  return paths.length > 0 && paths.every((path) => fields.includes(path));
}

/** A year of full access for a friend; what is typed stays whatever comes of it. */
export function GiveYear({ amountCents }: { amountCents: number }) {
  const [form] = useState(() => giving());
  const [typed, setTyped] = useState(nothing);
  const [wasPressed, setWasPressed] = useState(false);
  const user = useSignedInUser();
  const sending = useValue(form.$submit);
  const refusal = useValue(form.$refusal);
  useEffect(() => {
    // Only the browser knows the session; if this fails, an address is asked for.
    void recognise();
  }, []);
  const friend = normalizeEmail(typed.friend);
  const email = normalizeEmail(typed.email);
  const isWrong = { friend: !isEmail(friend), email: user === null && !isEmail(email) };
  const failure = sending.status === 'failed' ? sending.failure : null;
  const type = (own: Partial<typeof nothing>) => {
    // What was typed before the script came arrives field by field at once.
    setTyped((known) => ({ ...known, ...own }));
    form.clear();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setWasPressed(true);
    if (isWrong.friend || isWrong.email) return;
    void form.submit({
      friend: { email: friend },
      name: typed.name.trim(),
      message: typed.message.trim(),
      ...(user === null && { email }),
    });
  };
  const issue = (name: keyof typeof isWrong) =>
    wasPressed && isWrong[name] ? emailMessages.refusal({ friend, email }[name]) : null;
  return (
    <form className="subscribe-form" noValidate onSubmit={submit}>
      <p>{texts.text}</p>
      <TextField
        label={texts.friend}
        type="email"
        autoComplete="off"
        placeholder={texts.friendPlaceholder}
        value={typed.friend}
        error={issue('friend') ?? failure?.issues['friend.email']}
        onType={(text) => type({ friend: text })}
      />
      <TextField
        label={texts.name}
        autoComplete="name"
        maxLength={60}
        isOptional
        value={typed.name}
        error={failure?.issues['name']}
        onType={(name) => type({ name })}
      />
      <TextAreaField
        label={texts.message}
        rows={3}
        maxLength={giftMessageMaxLength}
        isOptional
        value={typed.message}
        error={failure?.issues['message']}
        onType={(message) => type({ message })}
      />
      {user === null && (
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          placeholder={texts.emailPlaceholder}
          value={typed.email}
          error={issue('email') ?? failure?.issues['email']}
          onType={(text) => type({ email: text })}
        />
      )}
      <Failure failure={isSaidBeside(failure) ? null : failure}>
        {refusal && <p>{refusal.text}</p>}
      </Failure>
      {/* Nothing is sent before the script is there, which would lose what was typed. */}
      <Button type="submit" isPending={sending.status === 'pending'} disabled={typed.friend === ''}>
        {texts.pay(formatMoney(amountCents))}
      </Button>
    </form>
  );
}
