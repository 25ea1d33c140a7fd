import { siteOrigin } from '#domain/site/hosts.ts';
import type { Environment } from './environment.ts';

type OriginSettings = Pick<Environment, 'PLATFORM_HOST' | 'SITE_SCHEME'>;

export const schemeOf = ({ SITE_SCHEME }: Pick<OriginSettings, 'SITE_SCHEME'>) =>
  SITE_SCHEME === 'http' ? 'http' : 'https';

export const platformOrigin = (env: OriginSettings) => `${schemeOf(env)}://${env.PLATFORM_HOST}`;

export const siteOrigins = (env: OriginSettings) => (slug: string, primaryHost: string | null) =>
  siteOrigin({ slug, primaryHost }, { scheme: schemeOf(env), host: env.PLATFORM_HOST });
