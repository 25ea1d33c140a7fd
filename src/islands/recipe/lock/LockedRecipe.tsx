import { useEffect } from 'react';
import { lockMessages } from '#contract/recipe/lock-messages.ts';
import type { SiteDefaults } from '#domain/cooking/write-recipe-work.ts';
import type { RecipeLock } from '#domain/recipe/recipe-access.ts';
import {
  $openRecipe,
  followPremiumRecipe,
  openPremiumRecipe,
} from '#stores/cooking/open-recipe.ts';
import { useValue } from '#stores/use-value.ts';
import { LockMessage } from './LockMessage.tsx';
import { OpenRecipe } from './OpenRecipe.tsx';

type Props = {
  slug: string;
  /** Null where nobody can subscribe: nothing is offered then. */
  lock: RecipeLock | null;
  /** Why to come in, in the cook's voice. */
  invitation: string;
  /** For example "$9 a month or $84 a year"; null without a price. */
  priceText: string | null;
  defaults: SiteDefaults;
};

/** Replaces a premium recipe until the server has answered that the reader may open it. */
export function LockedRecipe({ slug, lock, invitation, priceText, defaults }: Props) {
  const opened = useValue($openRecipe);
  // oxlint-disable-next-line react/exhaustive-deps -- a page shows one recipe
  useEffect(() => followPremiumRecipe(slug, defaults), [slug]);
  if (opened.status === 'fulfilled' && opened.value) return <OpenRecipe recipe={opened.value} />;
  return (
    <section className="locked" aria-labelledby="locked-heading" data-opened={opened.status}>
      <div className="locked-message field">
        <LockMessage
          {...{ lock, invitation, priceText, opened }}
          brings={lockMessages.brings}
          openAgain={() => void openPremiumRecipe(slug, defaults)}
        />
      </div>
    </section>
  );
}
