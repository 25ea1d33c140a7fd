import { useEffect } from 'react';
import { lockedLetterMessages } from '#contract/mail/locked-letter-messages.ts';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import { lockOfferFor } from '#domain/money/lock-offer.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import { readerOf } from '#stores/accounts/reader.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { failureOf } from '#stores/failure.ts';
import { $openNewsletter, followNewsletter, openNewsletter } from '#stores/mail/open-newsletter.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { LockOffer } from './LockOffer.tsx';
import { RecipeText } from '../RecipeText.tsx';

type Props = {
  slug: string;
  lock: RecipeLock;
  /** Why to come in, in the cook's voice. */
  invitation: string;
  /** For example "$9 a month or $84 a year"; null without a price. */
  priceText: string | null;
  defaults: Pick<SiteDefaults, 'measurementSystem' | 'temperatureSystem'>;
};

/** Stands for the note of a letter to paying readers until the server has answered that it may be read. */
export function LockedNewsletter({ slug, lock, invitation, priceText, defaults }: Props) {
  const opened = useValue($openNewsletter);
  const user = useSignedInUser();
  // A page shows one letter.
  useEffect(() => followNewsletter(slug), [slug]);
  if (opened.status === 'fulfilled' && opened.value) {
    return (
      <div className="prose">
        <RecipeText text={opened.value} reading={readingOf(defaults)} topHeading={3} />
      </div>
    );
  }
  const isDecided = opened.status === 'fulfilled' || opened.status === 'rejected';
  return (
    <section
      className="letter-locked field"
      aria-labelledby="locked-heading"
      data-decided={isDecided ? '' : undefined}
    >
      <h2 id="locked-heading">{invitation}</h2>
      {priceText !== null && <p>{`${priceText}, ${lockedLetterMessages.brings}`}</p>}
      <LockOffer
        lock={lock}
        offer={lockOfferFor(readerOf(user))}
        rule={lockedLetterMessages.locked}
      />
      {opened.status === 'rejected' && (
        <div role="alert">
          <p>{failureOf(opened.error).message}</p>
          <Button variant="quiet" onClick={() => void openNewsletter(slug)}>
            {lockMessages.tryAgain}
          </Button>
        </div>
      )}
    </section>
  );
}

const readingOf = ({ measurementSystem, temperatureSystem }: Props['defaults']): CookReading => ({
  view: { system: measurementSystem, temperature: temperatureSystem, scale: unscaled },
  lines: new Map(),
});
