import { settingsMessages as texts } from '#contract/kitchen/site/settings-messages.ts';
import { openDraft } from '../drafts/open-draft.ts';
import { OpenDraft } from '../drafts/OpenDraft.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { identityKind, IdentityScope } from './identity-draft.ts';
import { SettingsEditor } from './SettingsEditor.tsx';

/** What a site is called, where it is, and what readers can do there. */
export function SettingsScreen() {
  return (
    <Shell>
      {(site) => (
        <OpenDraft open={() => openDraft(identityKind, site, 'identity')} texts={texts}>
          {(draft) => (
            <IdentityScope value={draft}>
              <SettingsEditor site={site} />
            </IdentityScope>
          )}
        </OpenDraft>
      )}
    </Shell>
  );
}
