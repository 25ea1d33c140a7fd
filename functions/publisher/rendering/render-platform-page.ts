import type { PlatformRenderer } from '#content/publishing/documents.ts';
import { kitchenManifest } from '#content/platform/kitchen-manifest.ts';
import { platformPage } from '#content/platform/platform-page.ts';
import type { PlatformPageRef } from '#domain/publishing/platform-pages.ts';
import { sharePicture, type SharePictureColors } from '#domain/look/share-picture.ts';
import { towelIcon } from '#domain/look/towel-icon.ts';
import type { Database } from '#functions/db/database.ts';
import { listShowcase } from '#functions/repositories/publishing/showcase.ts';
import { policyOf } from './content-security-policy.ts';

export type PlatformRendering = {
  database: Database;
  pageRenderer: PlatformRenderer;
  /** Scheme and host of the platform, without a trailing slash. */
  origin: string;
  originOf: (slug: string, primaryHost: string | null) => string;
};

/** A page of the platform's own host with the policy that allows exactly what is on it. */
export async function renderPlatformPage(rendering: PlatformRendering, ref: PlatformPageRef) {
  const rendered = await bodyOf(rendering, ref);
  const framing = ref.kind.startsWith('kitchen/') && { framedSites: allSitesOf(rendering.origin) };
  return { ...rendered, contentSecurityPolicy: policyOf({ ...rendered, ...framing }) };
}

function allSitesOf(origin: string): string {
  const { protocol, host } = new URL(origin);
  return `${protocol}//*.${host}`;
}

async function bodyOf(rendering: PlatformRendering, ref: PlatformPageRef) {
  const { database, pageRenderer, origin, originOf } = rendering;
  const file = fileOf(ref, pageRenderer.shareColors);
  if (file) return file;
  const showcase = ref.kind === 'home' ? await listShowcase(database, originOf) : [];
  const page = platformPage({ origin, showcase }, ref);
  if (!page) throw new Error(`The platform has no page at ${ref.path}`);
  return {
    body: await pageRenderer.renderPlatformHtml(page),
    contentType: 'text/html; charset=utf-8',
  };
}

/** What is no page but read by machines; null for pages. */
function fileOf({ kind, subject }: PlatformPageRef, colors: SharePictureColors) {
  switch (kind) {
    case 'robots':
      return {
        body: 'User-agent: *\nDisallow: /api/\n',
        contentType: 'text/plain; charset=utf-8',
      };
    case 'share-picture':
      return { body: sharePicture(colors), contentType: 'image/png' };
    case 'kitchen-icon':
      return { body: towelIcon(colors, Number(subject)), contentType: 'image/png' };
    case 'kitchen-manifest':
      return {
        body: kitchenManifest(colors),
        contentType: 'application/manifest+json; charset=utf-8',
      };
    default:
      return null;
  }
}
