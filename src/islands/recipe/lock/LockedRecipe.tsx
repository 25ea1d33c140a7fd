import { useEffect } from 'react';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import { lockOfferFor } from '#domain/money/lock-offer.ts';
import { failureOf } from '#stores/failure.ts';
import {
  $openRecipe,
  followPremiumRecipe,
  openPremiumRecipe,
} from '#stores/cooking/open-recipe.ts';
import { readerOf } from '#stores/accounts/reader.ts';
import { useSignedInUser } from '#stores/accounts/use-signed-in-user.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { LockOffer } from './LockOffer.tsx';
import { OpenRecipe } from './OpenRecipe.tsx';

type Props = {
  slug: string;
  lock: RecipeLock;
  /** Why to come in, in the cook's voice. */
  invitation: string;
  /** For example "$9 a month or $84 a year"; null without a price. */
  priceText: string | null;
  defaults: SiteDefaults;
};

/** Replaces a premium recipe until the server has answered that the reader may open it. */
export function LockedRecipe({ slug, lock, invitation, priceText, defaults }: Props) {
  const opened = useValue($openRecipe);
  const user = useSignedInUser();
  // oxlint-disable-next-line react/exhaustive-deps -- a page shows one recipe
  useEffect(() => followPremiumRecipe(slug, defaults), [slug]);
  if (opened.status === 'fulfilled' && opened.value) return <OpenRecipe recipe={opened.value} />;
  const isDecided = opened.status === 'fulfilled' || opened.status === 'rejected';
  return (
    <section
      className="locked"
      aria-labelledby="locked-heading"
      data-decided={isDecided ? '' : undefined}
    >
      <div className="locked-message field">
        <h2 id="locked-heading">{invitation}</h2>
        {priceText !== null && <p>{`${priceText}, ${lockMessages.brings}`}</p>}
        <LockOffer lock={lock} offer={lockOfferFor(readerOf(user))} />
        {opened.status === 'rejected' && (
          <div role="alert">
            <p>{failureOf(opened.error).message}</p>
            <Button variant="quiet" onClick={() => void openPremiumRecipe(slug, defaults)}>
              {lockMessages.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
