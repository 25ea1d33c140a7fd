import { isHttpAddress } from '../../text/safe-href.ts';
import { fullPicture } from './full-picture.ts';

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
  const ofSteps = steps.flatMap((group, groupAt) =>
    group.flatMap((addresses, step) =>
      eachOnce(addresses.map(withoutWords)).map((picture) => ({ group: groupAt, step, picture })),
    ),
  );
  const shown = new Set(ofSteps.flatMap(({ picture }) => picture.addresses.map(keyOf)));
  const further = around.filter(
    ({ address }) => isHttpAddress(address) && !shown.has(keyOf(address)),
  );
  return { ofDish: eachOnce([...own.map(withoutWords), ...further]), ofSteps };
}

const withoutWords = (address: string): LinkedPicture => ({ address, alt: '' });

function eachOnce(pictures: readonly LinkedPicture[]): WebPicture[] {
  const byKey = new Map<string, LinkedPicture[]>();
  for (const picture of pictures) {
    if (!isHttpAddress(picture.address) || isNone(picture.address)) continue;
    const key = keyOf(picture.address);
    byKey.set(key, [...(byKey.get(key) ?? []), picture]);
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
    .toSorted((one, other) => widthOf(other) - widthOf(one));
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

/** A name as long as this is given to one picture only, wherever its copies lie. */
const ownNameLeast = 12;
const copyEnding = /(?:-\d{2,5}x\d{2,5}|-scaled|-e\d{10,13}|[-_](?:square|1x1|4x3|16x9)|@[23]x)$/;
/** Of "pan-square-480x480", one ending after the other. */
const endingsMost = 3;

/** The same for copies of a picture in other sizes and cuts. */
function keyOf(address: string): string {
  const { host, pathname } = new URL(address);
  const segments = pathname.toLowerCase().split('/');
  let name = (segments.pop() ?? '').replace(/\.[a-z]{3,4}$/, '');
  for (let count = 0; count < endingsMost; count += 1) name = name.replace(copyEnding, '');
  return name.length >= ownNameLeast ? name : [host, ...segments, name].join('/');
}
