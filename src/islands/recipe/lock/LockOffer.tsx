import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import type { LockOffer as Offer } from '#domain/money/lock-offer.ts';

type Props = {
  /** Whether the site's own plans open its recipes, or a paid Substack subscription. */
  lock: RecipeLock;
  offer: Offer;
};

/** Says who may open a premium recipe, and links to where to subscribe. */
export function LockOffer({ lock, offer }: Props) {
  const { locked, substackLocked, substackSignIn } = lockMessages;
  const plan = { text: locked, href: '/subscribe', label: lockMessages[offer] };
  const substack = { text: substackLocked, href: '/sign-in', label: substackSignIn };
  const { text, href, label } = { plan, substack }[lock];
  return (
    <>
      <a className="button" href={href}>
        {label}
      </a>
      <p className="locked-rule">{text}</p>
    </>
  );
}
