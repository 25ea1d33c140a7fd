import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import type { LockOffer as Offer } from '#domain/money/lock-offer.ts';

type Props = {
  /** Whether the site's own plans open its recipes, or a paid Substack subscription. */
  lock: RecipeLock;
  offer: Offer;
  /** What is said of a plan's lock, where it is not on a recipe. */
  rule?: string;
};

/** Says who may open a premium recipe, and links to where to subscribe. */
export function LockOffer({ lock, offer, rule }: Props) {
  const { locked, substackLocked, substackSignIn } = lockMessages;
  const plan = { text: rule ?? locked, href: '/subscribe', label: lockMessages[offer] };
  const substack = { text: rule ?? substackLocked, href: '/sign-in', label: substackSignIn };
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
