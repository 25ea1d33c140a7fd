import { astroRenderer } from '#functions/adapters/astro-renderer.ts';
import { endedPreview } from '#functions/http/answers/ended-preview.ts';
import { clientOf } from '#functions/http/limits/rate-limited.ts';
import { consumeRateLimit, scaledRateLimits } from '#functions/http/limits/rate-limits.ts';
import { r2PageStore } from '#functions/adapters/page-store.ts';
import { linkedPage } from '#functions/publisher/preview/linked-page.ts';
import { pastPage } from '#functions/publisher/preview/past-page.ts';
import type { PreviewSource } from '#functions/serving/serve-preview.ts';
import { databaseOf } from './database.ts';
import type { Environment } from './environment.ts';
import { platformOrigin, schemeOf, siteOrigins } from './origins.ts';

export function previewSource(env: Environment): PreviewSource {
  const database = databaseOf(env);
  const limits = scaledRateLimits(Number(env.RATE_LIMIT_FACTOR ?? 1));
  const rendering = {
    database,
    pageRenderer: astroRenderer,
    originOf: siteOrigins(env),
    platformOrigin: platformOrigin(env),
  };
  const readBody = r2PageStore(env.PAGES).read;
  return {
    platform: { scheme: schemeOf(env), host: env.PLATFORM_HOST },
    consume: ({ address, isFramed }) => {
      const call = isFramed ? 'framedPreview' : 'preview';
      const taking = { call, client: clientOf(address), now: Date.now() } as const;
      return consumeRateLimit(database, taking, limits[call]);
    },
    pageOf: async (asked) => {
      const now = Date.now();
      const linked = await linkedPage(rendering, { ...asked, now });
      return linked ?? (await pastPage({ ...rendering, readBody }, { ...asked, now }));
    },
    ended: endedPreview,
  };
}
