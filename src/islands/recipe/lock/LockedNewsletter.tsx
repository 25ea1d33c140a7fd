import { useEffect } from 'react';
import { lockedLetterMessages } from '#contract/mail/locked-letter-messages.ts';
import type { CookReading } from '#domain/cooking/read-cook-text.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import { unscaled } from '#domain/measures/quantity.ts';
import { newsletterPath } from '#domain/publishing/site-paths.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { $openNewsletter, followNewsletter, openNewsletter } from '#stores/mail/open-newsletter.ts';
import { useValue } from '#stores/use-value.ts';
import { LockMessage } from './LockMessage.tsx';
import { RecipeText } from '../RecipeText.tsx';

type Props = {
  slug: string;
  /** Null where nobody can subscribe: nothing is offered then. */
  lock: RecipeLock | null;
  /** Why to come in, in the cook's voice. */
  invitation: string;
  /** For example "$9 a month or $84 a year"; null without a price. */
  priceText: string | null;
  defaults: Pick<SiteDefaults, 'measurementSystem' | 'temperatureSystem'>;
};

/** Stands for the note of a letter to paying readers until the server has answered that it may be read. */
export function LockedNewsletter({ slug, lock, invitation, priceText, defaults }: Props) {
  const opened = useValue($openNewsletter);
  const isSignedIn = useSignedInUser() !== null;
  // A page shows one letter.
  useEffect(() => followNewsletter(slug), [slug]);
  if (opened.status === 'fulfilled' && opened.value) {
    return (
      <div className="prose">
        <RecipeText text={opened.value} reading={readingOf(defaults)} topHeading={3} />
      </div>
    );
  }
  return (
    <section
      className="letter-locked field"
      aria-labelledby="locked-heading"
      data-opened={opened.status}
    >
      <LockMessage
        {...{ lock, invitation, priceText, opened }}
        brings={lockedLetterMessages.brings}
        rule={lockedLetterMessages.locked}
        openAgain={() => void openNewsletter(slug)}
      />
      {lock === 'plan' && !isSignedIn && <SignInOffer slug={slug} />}
    </section>
  );
}

/** For who pays already, on a device that does not know it. */
function SignInOffer({ slug }: { slug: string }) {
  const href = `/sign-in?next=${encodeURIComponent(newsletterPath(slug))}`;
  return (
    <p className="locked-rule">
      {`${lockedLetterMessages.hasPlan} `}
      <a href={href}>{lockedLetterMessages.signIn}</a>
    </p>
  );
}

const readingOf = ({ measurementSystem, temperatureSystem }: Props['defaults']): CookReading => ({
  view: { system: measurementSystem, temperature: temperatureSystem, scale: unscaled },
  lines: new Map(),
});
