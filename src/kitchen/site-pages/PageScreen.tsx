import { sitePagesMessages as texts } from '#contract/kitchen/site/site-pages-messages.ts';
import type { SitePageName } from '#domain/kitchen/site-pages/site-page-names.ts';
import { openDraft } from '../drafts/open-draft.ts';
import { OpenDraft } from '../drafts/OpenDraft.tsx';
import { Shell } from '../shell/frame/Shell.tsx';
import { pageKind, PageScope } from './page-draft.ts';
import { PageEditor } from './PageEditor.tsx';

/** Where one page of the site is written. */
export function PageScreen({ name }: { name: SitePageName }) {
  return (
    <Shell>
      {(site) => (
        <OpenDraft open={() => openDraft(pageKind(name), site, name)} texts={texts}>
          {(draft) => (
            <PageScope value={{ page: name, draft }}>
              <PageEditor site={site} />
            </PageScope>
          )}
        </OpenDraft>
      )}
    </Shell>
  );
}
