import { useEffect } from 'react';
import { newsletterEditorMessages as editorTexts } from '#contract/kitchen/mail/newsletters-messages.ts';
import type { NewsletterSendView } from '#contract/mail/newsletter-send.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { $links, loadLinks } from './followed-links.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';

const texts = editorTexts.sending.links;

/** How often the links of a newsletter were followed; nothing where that was not counted. */
export function FollowedLinks({ newsletter }: { newsletter: NewsletterSendView }) {
  const { id, startedAt } = newsletter;
  const asked = useValue($links);
  // Asks the server, which is outside of React.
  useEffect(() => {
    if (startedAt !== null) void loadLinks(id);
  }, [id, startedAt]);
  const links = valueOf(asked) ?? [];
  if (asked.status === 'rejected') {
    return (
      <p className="kitchen-meta">
        {texts.failed(failureOf(asked.error).message)}
        <TryAgain onAgain={() => loadLinks(id)}>{texts.tryAgain}</TryAgain>
      </p>
    );
  }
  if (startedAt === null || links.length === 0) return null;
  return (
    <section className="newsletter-links" aria-labelledby="newsletter-links">
      <h2 id="newsletter-links">{texts.heading}</h2>
      <p className="kitchen-meta">{texts.hint}</p>
      <ul>
        {links.map(({ href, visits }) => (
          <li key={href}>
            <a href={href}>{href.replace(/^https?:\/\//, '')}</a>
            <span className="kitchen-meta">{texts.visits(visits)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
