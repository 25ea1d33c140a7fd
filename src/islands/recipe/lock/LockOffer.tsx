import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import type { LockOffer as Offer } from '#stores/accounts/reader.ts';

type Props = {
  /** Whether the site's own plans open its recipes, or a paid Substack subscription. */
  lock: RecipeLock;
  offer: Offer;
  /** What is said of a plan's lock, where it is not on a recipe. */
  rule?: string | undefined;
};

/** Says who may open a premium recipe, and links to where to subscribe. */
export function LockOffer({ lock, offer, rule }: Props) {
  const isOfPlan = lock === 'plan';
  return (
    <>
      <a className="button" href={isOfPlan ? '/subscribe' : '/sign-in'}>
        {lockMessages[isOfPlan ? offer : 'substackSignIn']}
      </a>
      <p className="locked-rule">{rule ?? lockMessages[isOfPlan ? 'locked' : 'substackLocked']}</p>
    </>
  );
}
