import { collectionEditorMessages as texts } from '#contract/kitchen/lists/collections-messages.ts';
import { collectionsPath } from '#domain/kitchen/kitchen-paths.ts';
import { openDraft } from '../drafts/open-draft.ts';
import { OpenDraft } from '../drafts/OpenDraft.tsx';
import { kitchenAddress } from '../shell/network/address.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { collectionKind, CollectionScope } from './collection-draft.ts';
import { CollectionEditor } from './CollectionEditor.tsx';

export function CollectionScreen() {
  return (
    <Shell>
      {(site) => (
        <OpenDraft
          open={() => openDraft(collectionKind, site, kitchenAddress().id ?? '')}
          texts={texts}
          ofGone={{
            text: texts.notFound,
            list: { href: collectionsPath(site.slug), label: texts.toList },
          }}
        >
          {(draft) => (
            <CollectionScope value={draft}>
              <CollectionEditor site={site} />
            </CollectionScope>
          )}
        </OpenDraft>
      )}
    </Shell>
  );
}
