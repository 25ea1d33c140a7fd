import { isHttpAddress } from '../../text/safe-href.ts';
import { fullPicture, sizeQueries } from './full-picture.ts';

/** A picture at a web address, in words for whoever does not see it. */
export type LinkedPicture = { address: string; alt: string };

/** One picture: its copies, to be tried one after the other, the best first. */
export type WebPicture = { addresses: string[]; alt: string };

export type WebPictures = {
  ofDish: WebPicture[];
  /** By the number of the group and of the step in it. */
  ofSteps: { group: number; step: number; picture: WebPicture }[];
};

/** What tells of pictures on the web. */
type Told = {
  /** What the recipe says of itself. */
  own: readonly string[];
  /** What stands around it. */
  around: readonly LinkedPicture[];
  /** Of each step of each group. */
  steps: readonly (readonly (readonly string[])[])[];
};

/** Each picture once, though pages name several copies of it, and show those of steps a second time. */
export function webPictures({ own, around, steps }: Told): WebPictures {
  const keyOf = pictureKeys();
  const ofSteps = steps.flatMap((group, groupAt) =>
    group.flatMap((addresses, step) =>
      eachOnce(addresses.map(withoutWords), keyOf).map((picture) => ({
        group: groupAt,
        step,
        picture,
      })),
    ),
  );
  const shown = new Set(ofSteps.flatMap(({ picture }) => picture.addresses.map(keyOf)));
  const further = around.filter(
    ({ address }) => isHttpAddress(address) && !shown.has(keyOf(address)),
  );
  return { ofDish: eachOnce([...own.map(withoutWords), ...further], keyOf), ofSteps };
}

const withoutWords = (address: string): LinkedPicture => ({ address, alt: '' });

type KeyOf = (address: string) => string;

function eachOnce(pictures: readonly LinkedPicture[], keyOf: KeyOf): WebPicture[] {
  const byKey = new Map<string, LinkedPicture[]>();
  for (const picture of pictures) {
    if (!isHttpAddress(picture.address) || isNone(picture.address)) continue;
    const key = keyOf(picture.address);
    const copies = byKey.get(key);
    if (copies) copies.push(picture);
    else byKey.set(key, [picture]);
  }
  return [...byKey.values()].map(oneOf);
}

/** Films, and drawings of pages, which are no photo of a dish. */
const isNone = (address: string): boolean =>
  /\.(?:mp4|m4v|mov|webm|svg)$/i.test(new URL(address).pathname);

/** Copies that are tried before a picture counts as lost. */
const copiesMost = 3;

function oneOf(copies: readonly LinkedPicture[]): WebPicture {
  const written = copies
    .map(({ address }) => address)
    .toSorted((one, other) => widthOf(other) - widthOf(one))
    .slice(0, copiesMost);
  const full = written.flatMap((address) => fullPicture(address, null) ?? []);
  return {
    addresses: [...new Set([...full, ...written])].slice(0, copiesMost),
    alt: copies.find(({ alt }) => alt !== '')?.alt ?? '',
  };
}

/** "-300x200", "?w=300": how wide a copy is; one that does not say it is no copy. */
function widthOf(address: string): number {
  const { pathname, searchParams } = new URL(address);
  const [, named] = /-(\d{2,5})x\d{2,5}\.\w{3,4}$/.exec(pathname) ?? [];
  const width = Number(named ?? searchParams.get('w') ?? searchParams.get('width') ?? '');
  return width > 0 ? width : Number.POSITIVE_INFINITY;
}

/** A name as long as this is given to one picture only, on whichever hosts its copies lie. */
const ownNameLeast = 12;
const pictureEnding = /\.(?:jpe?g|png|webp|gif|avif|hei[cf])$/;
const copyEnding = /(?:-\d{2,5}x\d{2,5}|-scaled|-e\d{10,13}|[-_](?:square|1x1|4x3|16x9)|@[23]x)$/;
/** Of "pan-square-480x480", one ending after the other. */
const endingsMost = 3;
/** Parts of paths by which services of pictures say how a copy is made, not which picture it is. */
const ofCopy =
  /^(?:thmb|\d{0,5}x\d{0,5}|(?:filters|fit-in|smart|unsafe)(?::.*)?|[\w-]{27,28}=|(?:w|h|c|q|f|g|ar|dpr|fl)_[^,/]{1,20}(?:,[^,/]{1,24}){0,8}|[a-z]{1,8}=[^/]{0,80})$/;
const copyQueries = new Set([
  ...sizeQueries,
  ...'width height q fm fmt format auto dpr sz size s dm v ver version ixlib s3'.split(' '),
]);

/** Tells pictures by keys that are the same for copies in other sizes and cuts, also on other hosts. */
function pictureKeys(): KeyOf {
  const byName = new Map<string, { host: string; key: string }>();
  return (address) => {
    const { host, folders, name, query } = partsOf(fullPicture(address, null) ?? address);
    const key = [host, ...folders, name + query].join('/');
    if (name.length < ownNameLeast || query !== '') return key;
    const known = byName.get(name);
    if (known && known.host !== host) return known.key;
    if (!known) byName.set(name, { host, key });
    return key;
  };
}

function partsOf(address: string) {
  const { host, pathname, searchParams } = new URL(address);
  const segments = pathname.toLowerCase().split('/');
  const last = segments.pop() ?? '';
  let name = last.replace(pictureEnding, '');
  // Without an ending the query says which picture it is.
  const named = [...searchParams].filter(([each]) => !copyQueries.has(each.toLowerCase()));
  const query = name === last ? new URLSearchParams(named).toString() : '';
  for (let count = 0; count < endingsMost; count += 1) name = name.replace(copyEnding, '');
  const folders = segments.filter((each) => each !== '' && !ofCopy.test(each));
  return { host, folders, name, query: query === '' ? '' : `?${query}` };
}
