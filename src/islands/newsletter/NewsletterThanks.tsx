import { newsletterMessages } from '#contract/mail/newsletter-messages.ts';

type Props = {
  kind: 'short' | 'long';
  /** The address that is still to be confirmed; null if signing in has proved it. */
  unconfirmed: string | null;
};

export function NewsletterThanks({ kind, unconfirmed }: Props) {
  const { done, thanks, thanksText, confirm } = newsletterMessages;
  return (
    <output className="newsletter-thanks">
      <strong>{kind === 'short' ? done : thanks}</strong>
      {kind === 'long' && <span>{thanksText}</span>}
      {unconfirmed !== null && <small>{confirm(unconfirmed)}</small>}
    </output>
  );
}
