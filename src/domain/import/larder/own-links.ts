import { isRecord } from '../../is-record.ts';

/** Where links of the former site lead on this one. */
export type Leading = {
  /** Of the former site, without a slash at their end. */
  origins: readonly string[];
  /** Of this one, likewise. */
  origin: string;
  /** Paths that are others here: "/recipes/pie" is "/recipes/pie-2". */
  paths: ReadonlyMap<string, string>;
};

/** The fields in which a recipe, a collection or a site leads somewhere. */
const linkFields: ReadonlySet<string> = new Set(['href', 'link', 'url']);

/** A value in which links to pages of the former site lead to the same pages of this one. */
export function withOwnLinks(value: unknown, leading: Leading): unknown {
  if (Array.isArray(value)) return value.map((each) => withOwnLinks(each, leading));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      linkFields.has(name) && typeof each === 'string'
        ? ledOn(each, leading)
        : withOwnLinks(each, leading),
    ]),
  );
}

function ledOn(address: string, { origins, origin, paths }: Leading): string {
  if (address.startsWith('/')) return pathLedOn(address, paths);
  const of = origins.find((each) => address === each || /^[/?#]/.test(restOf(address, each)));
  return of === undefined ? address : origin + pathLedOn(restOf(address, of), paths);
}

/** Whichever scheme and case the host is written in; a text that is no such address begins with none of these. */
const restOf = (address: string, origin: string): string =>
  address.toLowerCase().startsWith(origin.toLowerCase()) ? address.slice(origin.length) : '-';

function pathLedOn(address: string, paths: Leading['paths']): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const led = paths.get(bare);
  return led === undefined ? address : led + address.slice(path.length);
}
