import { lookMessages as texts } from '#contract/kitchen/site/look-messages.ts';
import type { FacesOfFonts } from '#domain/kitchen/look/tried-theme.ts';
import { openDraft } from '../drafts/open-draft.ts';
import { OpenDraft } from '../drafts/OpenDraft.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { lookKind } from './look-draft.ts';
import { LookEditor } from './LookEditor.tsx';

/** Where the site is dressed. */
export function LookScreen({ faces }: { faces: FacesOfFonts }) {
  return (
    <Shell>
      {(site) => (
        <OpenDraft open={() => openDraft(lookKind, site, 'look')} texts={texts}>
          {(draft) => <LookEditor {...{ site, draft, faces }} />}
        </OpenDraft>
      )}
    </Shell>
  );
}
