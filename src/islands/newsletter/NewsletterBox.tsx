import { newsletterMessages } from '#contract/mail/newsletter-messages.ts';
import type { NewsletterWords } from '#domain/mail/newsletter-words.ts';
import type { SignUpPlace } from '#domain/mail/subscriber-source.ts';
import { showsNewsletterBox, subscribeBoxFor } from '#domain/money/subscribe-offers.ts';
import { readerOf } from '#stores/accounts/reader.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

type Props = {
  site: { newslettersEnabled: boolean; subscriptionsEnabled: boolean };
  words: NewsletterWords;
  place: SignUpPlace;
};

/** Invites to the newsletter or to the plans; empty for a reader who has both. */
export function NewsletterBox({ site, words, place }: Props) {
  const user = useSignedInUser();
  const reader = readerOf(user);
  const box = subscribeBoxFor(site, reader);
  const hasLetters = user?.isSubscribedToNewsletter ?? false;
  if (!showsNewsletterBox(site, reader) || (box === 'newsletter' && hasLetters)) return null;
  const { upgrade, upgradeText } = newsletterMessages;
  const isUpgrade = box === 'upgrade';
  return (
    <section
      className="newsletter field"
      id="newsletter"
      data-deferred=""
      aria-labelledby="newsletter-heading"
    >
      <div className="newsletter-text">
        <h2 id="newsletter-heading">{isUpgrade ? upgrade : words.heading}</h2>
        <p>{isUpgrade ? upgradeText : words.invitation}</p>
      </div>
      {isUpgrade ? (
        <a className="button" href="/subscribe">
          {upgrade}
        </a>
      ) : (
        <NewsletterForm
          id="newsletter-email"
          leadsToSubscribe={box === 'redirect-to-subscribe'}
          thanks="short"
          place={place}
        />
      )}
    </section>
  );
}
