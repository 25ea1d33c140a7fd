import type { Id, SiteId } from '#domain/ids.ts';
import type { PreviewReader } from '#domain/publishing/preview-readers.ts';
import type { RenderedPreview } from '#functions/adapters/publisher-port.ts';
import { newsletterSendRepository } from '#functions/repositories/newsletters/newsletter-send.ts';
import { preparationRepository } from '#functions/repositories/newsletters/preparation.ts';
import { policyOf } from '../rendering/content-security-policy.ts';
import { type LetterPorts, writeNewsletter } from './write-newsletter.ts';

type Asked = { siteId: SiteId; id: Id; reader: PreviewReader; form: string | null };

/** A newsletter for the kitchen to frame, for a reader with or without a paid plan. */
export async function previewLetter(
  ports: LetterPorts,
  { siteId, id, reader, form }: Asked,
): Promise<RenderedPreview | null> {
  const scope = { db: ports.database, siteId };
  const written = await newsletterSendRepository(scope).find(id);
  if (!written) return null;
  const segment = reader === 'monthly' ? ('paid' as const) : ('free' as const);
  // What was sent is shown as it was sent, for as long as that is kept.
  const sent = await preparationRepository(scope).listLetters(id);
  const letter =
    sent.find((each) => each.segment === segment) ??
    (await writeNewsletter(ports, { siteId, written, segment, code: null, isPreview: true }));
  if (letter === null) return null;
  const isText = form === 'text';
  const contentType = isText ? 'text/plain; charset=utf-8' : 'text/html; charset=utf-8';
  const body = isText ? letter.text : inFrame(letter.html);
  const contentSecurityPolicy = isText
    ? `default-src 'none'; frame-ancestors ${ports.platformOrigin}`
    : policyOf({ contentType, body, framedBy: ports.platformOrigin });
  return { status: 200, contentType, location: null, body, contentSecurityPolicy };
}

/** Its links lead nowhere, and its pictures come from the host that shows it. */
const inFrame = (html: string): string =>
  html
    .replaceAll('<a href="', '<a data-href="')
    .replaceAll(/<img src="https?:\/\/[^/"]+\//g, '<img src="/');
