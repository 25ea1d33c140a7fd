import { useEffect } from 'react';
import { invitationMessages as texts } from '#contract/accounts/invitation-messages.ts';
import type { InvitationAnswer } from '#contract/accounts/people.ts';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import { firstPath } from '#domain/kitchen/screen-roles.ts';
import { $account, followAccount, loadAccount } from '#stores/accounts/account.ts';
import { $invitation, accepting, declining, loadInvitation } from '#stores/accounts/invitation.ts';
import { signOut } from '#stores/accounts/sign-out.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Failure } from '#ui/Failure.tsx';
import { OfferedSite } from './OfferedSite.tsx';

type Asked = InvitationAnswer['invitation'];

const tokenHere = () =>
  new URLSearchParams(globalThis.location.search).get('token')?.trim() || 'none';

/** Says who asks for what, and accepts by a press: what opens links by itself says yes to nothing. */
export function Invitation() {
  const state = useValue($invitation);
  const account = useValue($account);
  useEffect(() => {
    void loadInvitation(tokenHere());
    void loadAccount();
    return followAccount();
  }, []);
  if (state.status === 'rejected') return <NotLoaded error={state.error} />;
  const isKnown = state.status === 'fulfilled' && !['idle', 'pending'].includes(account.status);
  if (!isKnown) return <p aria-live="polite">{texts.loading}</p>;
  if (state.value === null) return <Told heading={texts.failed} text={texts.failedText} />;
  return <Question invitation={state.value} user={valueOf(account)} />;
}

function Question({ invitation, user }: { invitation: Asked; user: CurrentUserView | null }) {
  const { state, role, site, inviterName } = invitation;
  const inviter = inviterName ?? texts.somebody;
  const isOffer = role === 'owner';
  if (state === 'ended') {
    return <Told heading={isOffer ? texts.offer.ended : texts.ended} text={texts.endedText} />;
  }
  if (state === 'past') return <Told heading={texts.past(site.title)} text={texts.pastText} />;
  if (state === 'withdrawn') {
    const heading = isOffer ? texts.offer.withdrawn : texts.withdrawn;
    return <Told heading={heading} text={texts.withdrawnText} />;
  }
  if (state === 'declined') return <Told heading={texts.declined} text={texts.declinedText} />;
  if (state === 'accepted') return <Accepted invitation={invitation} />;
  return (
    <div className="sign-in-form">
      {isOffer ? (
        <Told
          heading={texts.offer.heading(site.title)}
          text={texts.offer.text(inviter, site.title)}
        />
      ) : (
        <Told heading={texts.heading(site.title)} text={texts.text[role](inviter, site.title)} />
      )}
      <Answer invitation={invitation} user={user} />
    </div>
  );
}

function Accepted({ invitation: { role, site } }: { invitation: Asked }) {
  const heading = role === 'owner' ? texts.offer.accepted : texts.accepted;
  return (
    <div className="sign-in-form">
      <Told heading={heading(site.title)} text={texts.acceptedText} />
      <p>
        <a className="button" href={firstPath({ slug: site.slug, role })}>
          {texts.toKitchen}
        </a>
      </p>
    </div>
  );
}

function Answer({ invitation, user }: { invitation: Asked; user: CurrentUserView | null }) {
  const { email, role, site } = invitation;
  if (user === null) {
    return (
      <>
        <p>{texts.signInText(email)}</p>
        <p>
          <a className="button" href={signInAddress(email)}>
            {texts.signIn}
          </a>
        </p>
      </>
    );
  }
  if (user.email !== email) {
    return (
      <>
        <p>{texts.otherAccount(user.email, email)}</p>
        <Button onClick={() => void switchTo(email)}>{texts.switchAccount}</Button>
      </>
    );
  }
  return role === 'owner' ? (
    <OfferedSite token={tokenHere()} site={site}>
      <YesOrNo email={email} yes={texts.offer.accept} />
    </OfferedSite>
  ) : (
    <YesOrNo email={email} yes={texts.accept} />
  );
}

function YesOrNo({ email, yes }: { email: string; yes: string }) {
  const accepted = useValue(accepting.$submit);
  const declined = useValue(declining.$submit);
  const failures = [accepted, declined].flatMap((each) =>
    each.status === 'failed' ? [each.failure] : [],
  );
  const isTooOld = failures.some(({ code }) => code === 'sign_in_again');
  if (isTooOld) {
    return (
      <>
        <p role="alert">{texts.offer.signInAgain}</p>
        <Button onClick={() => void switchTo(email)}>{texts.signIn}</Button>
      </>
    );
  }
  return (
    <>
      <p className="sign-in-note">{texts.acceptAs(email)}</p>
      <Failure failure={failures[0] ?? null} />
      <Button
        isPending={accepted.status === 'pending'}
        onClick={() => void accepting.submit(tokenHere())}
      >
        {yes}
      </Button>
      <Button
        variant="quiet"
        isPending={declined.status === 'pending'}
        onClick={() => void declining.submit(tokenHere())}
      >
        {texts.decline}
      </Button>
    </>
  );
}

/** Back here once they are signed in. */
function signInAddress(email: string): string {
  const { pathname, search } = globalThis.location;
  return `/sign-in?${new URLSearchParams({ email, next: pathname + search }).toString()}`;
}

async function switchTo(email: string): Promise<void> {
  if (await signOut(() => undefined)) globalThis.location.assign(signInAddress(email));
}

function Told({ heading, text }: { heading: string; text: string }) {
  return (
    <div aria-live="polite">
      <h1>{heading}</h1>
      <p>{text}</p>
    </div>
  );
}

function NotLoaded({ error }: { error: unknown }) {
  return (
    <div role="alert" className="sign-in-form">
      <h1>{texts.notLoaded}</h1>
      <Failure failure={failureOf(error)} />
      <Button variant="quiet" onClick={() => void loadInvitation(tokenHere())}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
