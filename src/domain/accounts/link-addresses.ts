/** Where links that are mailed for a site, or for the platform, may lead. */
export type Homes = {
  /** The main origin of the site, or of the platform where the link is for the platform. */
  origin: string;
  /** Its own other origins. */
  others: readonly string[];
  /** Of the platform itself, which belongs to every site. */
  platform: string;
};

export const callbackPath = '/sign-in/callback';

/** The origin whose callback a link opens: the requested one, else that of the request. */
export function callbackOrigin(
  homes: Homes,
  { callback, askedAt }: { callback?: string | undefined; askedAt: string },
): string {
  const named = originOf(callback);
  if (named !== null && originsOf(homes).includes(named) && isCallback(callback)) return named;
  return [homes.origin, ...homes.others].includes(askedAt) ? askedAt : homes.origin;
}

/** Whether a host is one of the site's own; on a machine of a developer it has a port and no TLS. */
export const isHomeHost = ({ origin, others }: Homes, asked: string): boolean =>
  [origin, ...others].some((home) => new URL(home).hostname === new URL(asked).hostname);

/** A path of the origin or an address of its homes; null for all that leads elsewhere. */
export function readNext(homes: Homes, origin: string, next: string | undefined): string | null {
  if (next === undefined || /[\p{Cc}\s\\]/u.test(next)) return null;
  if (next.startsWith('/')) return pathOn(origin, next);
  const named = originOf(next);
  if (named === origin) return pathOn(origin, next);
  return named !== null && originsOf(homes).includes(named) ? new URL(next).href : null;
}

const originsOf = ({ origin, others, platform }: Homes) => [origin, ...others, platform];

function isCallback(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  return new URL(address).pathname === callbackPath;
}

function originOf(address: string | undefined): string | null {
  if (address === undefined || !/^https?:\/\//i.test(address) || !URL.canParse(address))
    return null;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' ? origin : null;
}

function pathOn(origin: string, address: string): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  if (url.origin !== origin) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Removing dot segments can leave a path that begins with `//`, which names another host.
  return path.startsWith('//') ? null : path;
}
