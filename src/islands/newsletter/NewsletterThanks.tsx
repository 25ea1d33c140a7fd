import { newsletterMessages } from '#contract/newsletter-messages.ts';

type Props = { kind: 'short' | 'long'; email: string };

export function NewsletterThanks({ kind, email }: Props) {
  const { done, thanks, thanksText, confirm } = newsletterMessages;
  return (
    <output className="newsletter-thanks">
      <strong>{kind === 'short' ? done : thanks}</strong>
      {kind === 'long' && <span>{thanksText}</span>}
      <small>{confirm(email)}</small>
    </output>
  );
}
