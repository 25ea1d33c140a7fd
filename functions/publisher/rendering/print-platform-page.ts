import type { PlatformPrinter } from '#content/publishing/documents.ts';
import { platformPage } from '#content/platform/platform-page.ts';
import type { PlatformPageRef } from '#domain/publishing/platform-pages.ts';
import { sharePicture } from '#domain/look/share-picture.ts';
import type { Database } from '#functions/db/database.ts';
import { listShowcase } from '#functions/repositories/publishing/showcase.ts';
import { contentSecurityPolicy, isPage } from './content-security-policy.ts';
import { bytesOf, inlineElements } from './inline-elements.ts';

export type PlatformPrinting = {
  database: Database;
  printer: PlatformPrinter;
  /** Scheme and host of the platform, without a trailing slash. */
  origin: string;
  originOf: (slug: string, primaryHost: string | null) => string;
};

/** A page of the platform's own host with the policy that allows exactly what is on it. */
export async function printPlatformPage(printing: PlatformPrinting, ref: PlatformPageRef) {
  const printed = await bodyOf(printing, ref);
  const elements = isPage(printed) ? inlineElements(bytesOf(printed.body)) : [];
  return { ...printed, contentSecurityPolicy: contentSecurityPolicy(printed, elements) };
}

async function bodyOf(printing: PlatformPrinting, ref: PlatformPageRef) {
  const { database, printer, origin, originOf } = printing;
  if (ref.kind === 'robots') {
    return { body: 'User-agent: *\nDisallow: /api/\n', contentType: 'text/plain; charset=utf-8' };
  }
  if (ref.kind === 'share-picture') {
    return { body: sharePicture(printer.shareColors), contentType: 'image/png' };
  }
  const showcase = ref.kind === 'home' ? await listShowcase(database, originOf) : [];
  const page = platformPage({ origin, showcase }, ref);
  if (!page) throw new Error(`The platform has no page at ${ref.path}`);
  return { body: await printer.renderPlatformHtml(page), contentType: 'text/html; charset=utf-8' };
}
