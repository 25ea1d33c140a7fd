import { type ReactNode, useEffect } from 'react';
import { invitationMessages } from '#contract/accounts/invitation-messages.ts';
import type { InvitationAnswer } from '#contract/accounts/people.ts';
import type { OfferedSiteAnswer } from '#contract/accounts/site-offer.ts';
import { $offeredSite, loadOfferedSite } from '#stores/accounts/invitation.ts';
import { failureOf } from '#stores/failure.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';

const { offer: texts, tryAgain } = invitationMessages;

type Named = InvitationAnswer['invitation']['site'];
type Props = {
  token: string;
  site: Named;
  /** The answer, once it is known to what. */ children: ReactNode;
};

/** What comes with a site, before somebody says that it is to be theirs. */
export function OfferedSite({ token, site, children }: Props) {
  const state = useValue($offeredSite);
  useEffect(() => void loadOfferedSite(token), [token]);
  if (state.status === 'rejected') {
    return (
      <div role="alert">
        <p>{texts.notLoaded}</p>
        <Failure failure={failureOf(state.error)} />
        <Button variant="quiet" onClick={() => void loadOfferedSite(token)}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  if (state.status !== 'fulfilled') return <p aria-live="polite">{texts.loading}</p>;
  return (
    <>
      <Contents offered={state.value} site={site} />
      {children}
    </>
  );
}

type ContentsProps = { offered: OfferedSiteAnswer['offeredSite']; site: Named };

function Contents({ offered, site }: ContentsProps) {
  const { recipes, subscribers, people, domains, ownerEmail, formerOwner } = offered;
  return (
    <section className="offered-site" aria-labelledby="offered-site">
      <h2 id="offered-site">{texts.comes}</h2>
      <ul>
        <li>{texts.recipes(recipes)}</li>
        <li>{texts.subscribers(subscribers)}</li>
        <li>{people === 0 ? texts.alone : texts.people(people)}</li>
        <li>
          {domains.length === 0 ? texts.ownAddress(site.title) : texts.domains(domains.join(', '))}
        </li>
        <li>{texts.money}</li>
      </ul>
      <p>
        {texts.from(ownerEmail)} {texts.former[formerOwner](ownerEmail)}
      </p>
    </section>
  );
}
