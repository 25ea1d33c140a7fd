import { useEffect } from 'react';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { giveYearMessages } from '#contract/money/give-year-messages.ts';
import type { GiftAnswer } from '#contract/money/gifts.ts';
import { $account, followAccount, loadAccount } from '#stores/accounts/account.ts';
import { failureOf } from '#stores/failure.ts';
import { $gift, loadGift, taking } from '#stores/money/plan-gift.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';

const { take: texts } = giveYearMessages;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

type Gift = GiftAnswer['gift'];

const tokenHere = () =>
  new URLSearchParams(globalThis.location.search).get('token')?.trim() || 'none';

/** Says what is given, and takes it by a press: what opens links by itself takes nothing. */
export function TakeGift() {
  const state = useValue($gift);
  const account = useValue($account);
  useEffect(() => {
    void loadGift(tokenHere());
    void loadAccount();
    return followAccount();
  }, []);
  if (state.status === 'rejected') {
    return (
      <div role="alert" className="sign-in-form">
        <h1>{texts.notLoaded}</h1>
        <Failure failure={failureOf(state.error)} />
        <Button variant="quiet" onClick={() => void loadGift(tokenHere())}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  const isKnown = state.status === 'fulfilled' && !['idle', 'pending'].includes(account.status);
  if (!isKnown) return <p aria-live="polite">{texts.loading}</p>;
  if (state.value === null) return <Told heading={texts.failed} text={texts.failedText} />;
  return <Known gift={state.value} user={valueOf(account)} />;
}

function Known({ gift, user }: { gift: Gift; user: CurrentUserView | null }) {
  const { site, state, giverName, message, endsAt } = gift;
  if (state === 'refunded') return <Told heading={texts.refunded} text={texts.refundedText} />;
  if (endsAt !== null) {
    return (
      <div className="sign-in-form">
        <Told
          heading={texts.taken(site.title)}
          text={texts.takenText(day.format(new Date(endsAt)))}
        />
        <p>
          <a className="button" href={`${site.origin}/recipes`}>
            {texts.toSite(site.title)}
          </a>
        </p>
      </div>
    );
  }
  if (state === 'redeemed') return <Told heading={texts.gone} text={texts.goneText} />;
  return (
    <div className="sign-in-form">
      <Told
        heading={texts.heading(site.title)}
        text={texts.text(giverName ?? texts.somebody, site.title)}
      />
      {message !== '' && <blockquote className="gift-word">{message}</blockquote>}
      {user === null ? <SignIn /> : <Take email={user.email} />}
    </div>
  );
}

/** Back here once they are signed in. */
function SignIn() {
  const { pathname, search } = globalThis.location;
  return (
    <>
      <p>{texts.signInText}</p>
      <p>
        <a
          className="button"
          href={`/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`}
        >
          {texts.signIn}
        </a>
      </p>
    </>
  );
}

function Take({ email }: { email: string }) {
  const sending = useValue(taking.$submit);
  return (
    <>
      <p className="sign-in-note">{texts.takeAs(email)}</p>
      <Failure failure={sending.status === 'failed' ? sending.failure : null} />
      <Button
        isPending={sending.status === 'pending'}
        onClick={() => void taking.submit(tokenHere())}
      >
        {texts.take}
      </Button>
    </>
  );
}

function Told({ heading, text }: { heading: string; text: string }) {
  return (
    <div aria-live="polite">
      <h1>{heading}</h1>
      <p>{text}</p>
    </div>
  );
}
