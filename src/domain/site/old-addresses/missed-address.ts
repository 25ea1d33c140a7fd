import { type OldAddress, readOldAddress, withParameters } from '../old-address.ts';

/** So many addresses that were not found are kept of a site, those that were asked for most. */
export const missesPerSite = 500;

/** Parameters by which sites tell their pages apart; what else a query says may be about a person. */
const pageParameters = new Set(
  'p page_id attachment_id post id article recipe cat tag m name title slug'.split(' '),
);

/** What programs ask for that look for holes: they ask every site, and no cook ever had it. */
const probedNames = new Set(
  [
    'wp-admin wp-login wp-includes wp-content wp-json wp-config xmlrpc cgi-bin phpmyadmin pma admin',
    'administrator vendor node_modules backup backups config telescope actuator console solr',
    'server-status boaform autodiscover owa api graphql _next debug phpinfo setup-config',
  ].flatMap((line) => line.split(' ')),
);

/** Files that are no page: pictures, scripts, archives and what servers keep. */
const fileEnding =
  /\.(?:php\d?|aspx?|jspx?|cgi|pl|env|sql|bak|old|ini|conf|ya?ml|log|zip|gz|tar|rar|7z|js|mjs|map|css|json|xml|txt|ico|png|jpe?g|gif|webp|avif|svg|woff2?|ttf|mp4|webm|webmanifest)$/;

/**
 * What is kept of an address that leads nowhere, so that its cook can mend it; null for what no page
 * ever was. Of its query stays only what tells pages apart, so that nothing is kept of who asked.
 */
export function missedAddress(asked: string): OldAddress | null {
  const read = readOldAddress(asked);
  const kept = read && withParameters(read, tellsPages);
  return kept && !isProbe(kept.compared) ? kept : null;
}

const tellsPages = ({ name, value }: { name: string; value: string }) =>
  pageParameters.has(name.toLowerCase()) && /^[\p{L}\p{M}\p{N}_.-]{1,100}$/u.test(value);

function isProbe(compared: string): boolean {
  const [path = ''] = compared.split('?', 1);
  const segments = path.slice(1).split('/');
  return (
    segments.some((segment) => segment.startsWith('.') || probedNames.has(segment)) ||
    fileEnding.test(path)
  );
}
