import { settingsMessages } from '#contract/kitchen/site/settings-messages.ts';
import { newsletterMessages } from '#contract/mail/newsletter-messages.ts';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { IdentityField } from '#domain/kitchen/settings/identity.ts';
import { useComputed } from '#stores/use-value.ts';
import { $session } from '../shell/session/session.ts';
import { Line } from '../fields/Line.tsx';
import { useIdentityField } from './identity-draft.ts';
import { SettingsSection } from './SettingsSection.tsx';

const { identity: texts } = settingsMessages;

/** What readers are told in the cook's own words; the product has words for each. */
export function WordsSection() {
  const session = useComputed($session);
  const cook = session.status === 'open' ? session.user.displayName : null;
  return (
    <SettingsSection name="words" hint={texts.ownWords}>
      <Words name="newsletterHeading" ours={newsletterMessages.heading} />
      <Words name="newsletterInvitation" ours={newsletterMessages.invitation} />
      <Words name="premiumInvitation" ours={lockMessages.invitation(cook)} />
    </SettingsSection>
  );
}

type Props = {
  name: IdentityField & ('newsletterHeading' | 'newsletterInvitation' | 'premiumInvitation');
  ours: string;
};

function Words({ name, ours }: Props) {
  const { value, issue, isReadOnly, set } = useIdentityField(name);
  return (
    <Line
      label={texts[name]}
      place={name}
      placeholder={ours}
      value={value ?? ''}
      {...{ issue, isReadOnly }}
      onType={(text, typed) => set(text === '' ? null : text, { typed })}
    />
  );
}
