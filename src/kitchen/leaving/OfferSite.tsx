import { useEffect, useId, useState } from 'react';
import type { SiteOfferView } from '#contract/accounts/site-offer.ts';
import { offerMessages as texts } from '#contract/kitchen/site/offer-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { dayOf } from '../clock/day-words.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { $offer, loadOffer, withdrawing } from './offer.ts';
import { OfferDialog } from './OfferDialog.tsx';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

/** Where an owner makes somebody else the owner, and sees how that stands. */
export function OfferSite({ site }: { site: OwnSite }) {
  const headingId = useId();
  const state = useValue($offer);
  const [isOpen, setIsOpen] = useState(false);
  // The server is outside of React.
  useEffect(() => void loadOffer(), []);
  const offer = state.status === 'fulfilled' ? state.value : null;
  const isOffered = offer?.state === 'open';
  return (
    <section className="leaving-section" id="hand-over" aria-labelledby={headingId}>
      <h2 id={headingId}>{texts.heading}</h2>
      <p>{texts.text}</p>
      {state.status === 'rejected' && <NotLoaded error={state.error} />}
      <div aria-live="polite">{offer && <Standing offer={offer} />}</div>
      {state.status === 'fulfilled' && !isOffered && (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {offer ? texts.again : texts.open}
        </Button>
      )}
      {offer && isOffered && <Withdrawal email={offer.email} />}
      <OfferDialog site={site} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </section>
  );
}

function Standing({ offer }: { offer: SiteOfferView }) {
  const { state, email, expiresAt, formerOwner } = offer;
  return (
    <>
      <p className="leaving-offer">{texts.state[state](email, dayOf(expiresAt))}</p>
      {state === 'open' && <p className="kitchen-meta">{texts.after[formerOwner]}</p>}
    </>
  );
}

function Withdrawal({ email }: { email: string }) {
  const { status, ...result } = useValue(withdrawing.$submit);
  return (
    <>
      <Button
        variant="quiet"
        isPending={status === 'pending'}
        onClick={() => void withdrawing.submit(email)}
      >
        {texts.withdraw}
      </Button>
      <Failure failure={'failure' in result ? result.failure : null} />
    </>
  );
}

function NotLoaded({ error }: { error: unknown }) {
  return (
    <div className="leaving-uncounted">
      <p>{texts.loadFailed}</p>
      <Failure failure={failureOf(error)} />
      <TryAgain onAgain={loadOffer}>{texts.tryAgain}</TryAgain>
    </div>
  );
}
