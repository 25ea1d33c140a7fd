import { premiumMessages } from '#contract/recipe/premium-messages.ts';

/** In place of the form, for who may read that there are comments but not write any. */
export function PremiumNotice() {
  return (
    <p className="comment-premium">
      {premiumMessages.locked} <a href="/subscribe">{premiumMessages.subscribe}</a>
    </p>
  );
}
