import { useStore } from '@nanostores/react';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import { newslettersPath } from '#domain/kitchen/kitchen-paths.ts';
import { openDraft } from '../drafts/open-draft.ts';
import { OpenDraft } from '../drafts/OpenDraft.tsx';
import { kitchenAddress } from '../shell/network/address.ts';
import type { OwnSite } from '../shell/session/session.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { newsletterKind, NewsletterScope, useNewsletterDraft } from './newsletter-draft.ts';
import { NewsletterEditor } from './NewsletterEditor.tsx';
import { SentNewsletter } from './SentNewsletter.tsx';

export function NewsletterScreen() {
  return (
    <Shell>
      {(site) => (
        <OpenDraft
          open={() => openDraft(newsletterKind, site, kitchenAddress().id ?? '')}
          texts={texts}
          ofGone={{
            text: texts.notFound,
            list: { href: newslettersPath(site.slug), label: texts.toList },
          }}
        >
          {(draft) => (
            <NewsletterScope value={draft}>
              <Newsletter site={site} />
            </NewsletterScope>
          )}
        </OpenDraft>
      )}
    </Shell>
  );
}

/** A draft is written; what has left the hands of its cook is followed. */
function Newsletter({ site }: { site: OwnSite }) {
  const { state } = useStore(useNewsletterDraft().$stored);
  return state === 'draft' ? <NewsletterEditor site={site} /> : <SentNewsletter site={site} />;
}
