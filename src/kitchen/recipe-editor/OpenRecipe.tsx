import { type ReactNode, useEffect } from 'react';
import { recipeEditorMessages as texts } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { OpenDraft } from '../drafts/OpenDraft.tsx';
import { kitchenAddress } from '../shell/network/address.ts';
import { later } from '../shell/frame/Later.tsx';
import type { OwnSite } from '../shell/session/session.ts';
import { openDraft } from './draft/open-draft.ts';
import { DraftScope } from './draft/use-draft.ts';
import { loadSiteGlobals } from './site-globals.ts';

// Few ever meet a recipe that a colleague deleted.
const GoneRecipe = later(async () => (await import('./gone/GoneRecipe.tsx')).GoneRecipe);

const wayBack = (onBack: () => void) => (
  <GoneRecipe recipeId={kitchenAddress().id ?? ''} onBack={onBack} />
);

type Props = { site: OwnSite; children: ReactNode };

/** The recipe that the address names, around whatever writes or shows it. */
export function OpenRecipe({ site, children }: Props) {
  // Lines and steps are written with what the site knows, which need not wait for the recipe.
  useEffect(() => void loadSiteGlobals(), []);
  return (
    <OpenDraft
      open={() => openDraft(site, kitchenAddress().id ?? '')}
      texts={texts}
      ofGone={{
        text: texts.notFound,
        list: { href: recipesPath(site.slug), label: texts.toList },
        way: wayBack,
      }}
    >
      {(draft) => <DraftScope value={draft}>{children}</DraftScope>}
    </OpenDraft>
  );
}
