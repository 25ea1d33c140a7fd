import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import { lockOfferFor } from '#stores/accounts/reader.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { failureOf } from '#stores/failure.ts';
import type { Remote } from '#stores/remote.ts';
import { Button } from '#ui/Button.tsx';
import { LockOffer } from './LockOffer.tsx';

type Props = {
  /** Null where nobody can subscribe: nothing is offered then. */
  lock: RecipeLock | null;
  /** Why to come in, in the cook's voice. */
  invitation: string;
  /** For example "$9 a month or $84 a year"; null without a price. */
  priceText: string | null;
  /** What the price is for, behind it. */
  brings: string;
  /** Who may open it, where it is no recipe. */
  rule?: string;
  /** What the server answered to who wants to open it. */
  opened: Remote<unknown>;
  openAgain: () => void;
};

/** Stands where only subscribers read, until the server has answered that the reader is one. */
export function LockMessage({ lock, rule, opened, openAgain, ...texts }: Props) {
  const user = useSignedInUser();
  return (
    <>
      <h2 id="locked-heading">{texts.invitation}</h2>
      {texts.priceText && <p>{`${texts.priceText}, ${texts.brings}`}</p>}
      {lock && <LockOffer lock={lock} offer={lockOfferFor(user)} rule={rule} />}
      {opened.status === 'rejected' && (
        <div role="alert">
          <p>{failureOf(opened.error).message}</p>
          <Button variant="quiet" onClick={openAgain}>
            {lockMessages.tryAgain}
          </Button>
        </div>
      )}
    </>
  );
}
