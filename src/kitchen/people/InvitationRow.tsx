import type { SiteInvitationView } from '#contract/accounts/people.ts';
import { peopleMessages as texts } from '#contract/kitchen/site/people-messages.ts';
import { firstLetter } from '#domain/text/cut-text.ts';
import { dayOf } from '../clock/day-words.ts';
import { resend, withdraw } from './people.ts';

export function InvitationRow({ invitation }: { invitation: SiteInvitationView }) {
  const { email, role, state, expiresAt } = invitation;
  return (
    <li className="people-row" data-waiting>
      <span className="kitchen-sites-sign" aria-hidden>
        {firstLetter(email).toUpperCase()}
      </span>
      <span className="people-who">
        <b>{email}</b>
        <small>{state === 'open' ? texts.open(dayOf(expiresAt)) : texts[state]}</small>
      </span>
      <span className="people-role">{texts.roles[role]}</span>
      <span className="people-acts">
        <button
          type="button"
          className="kitchen-link"
          aria-label={texts.resendOf(email)}
          onClick={() => void resend(invitation)}
        >
          {texts.resend}
        </button>
        <button
          type="button"
          className="kitchen-link"
          aria-label={texts.withdrawOf(email)}
          onClick={() => void withdraw(invitation)}
        >
          {texts.withdraw}
        </button>
      </span>
    </li>
  );
}
