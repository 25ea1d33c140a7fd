import type { LookKey } from '../look/looks.ts';
import type { HeaderLayout } from '../look/theme-options.ts';
import { lineWidth } from '../recipe/title-shape.ts';

/** The width of a screen, in pixels, from which the header shows its links; below it they are in the menu. */
export type LinksFrom = 768 | 1024 | 1280 | 'never';

export type HeaderContent = {
  title: string;
  logo: { width: number; height: number } | null;
  labels: string[];
  isCentred: boolean;
  hasSearch: boolean;
  hasSubscribe: boolean;
  /** Width of each typeface over Arial's. */
  typefaces: { display: number; narrative: number };
};

export const logoHeight = 40;

/** Widths in pixels, the largest that the style sheet of the header lets them have. */
const gap = 24;
const aroundLogo = { left: 2 * 40, centred: 2 * 16 };
const tools = { account: 72, subscribe: 116, search: 200 };
const linkSize = 16.5;
const averageLetter = { display: 0.56, narrative: 0.5 };

/** What is left between the margins, and the size of a name that stands left or in the middle. */
const screens = [
  { from: 768, room: 712, left: 23.3, centred: 28.4 },
  { from: 1024, room: 955, left: 24.2, centred: 30 },
  { from: 1280, room: 1200, left: 25, centred: 31.3 },
] as const;

/** The atelier has its name in the middle, whatever was chosen. */
export const centresLogo = (look: LookKey, layout: HeaderLayout): boolean =>
  look === 'atelier' || layout === 'centered';

/** Looks whose home page sets the name itself, and leaves it out of a header where it stands left, or of any. */
const namelessHomes: Partial<Record<LookKey, 'left' | 'any'>> = {
  cookbook: 'left',
  garden: 'left',
  plates: 'left',
  broadsheet: 'any',
  poster: 'any',
};

/** What the header of the home page holds: in some looks the name stands below it. */
export function homeHeader(look: LookKey, content: HeaderContent): HeaderContent {
  const nameless = namelessHomes[look];
  const isNameless = nameless === 'any' || (nameless === 'left' && !content.isCentred);
  return isNameless && !content.logo ? { ...content, title: '' } : content;
}

/** How wide a name is on one line, in average letters as titles are measured by. */
export const nameLetters = (title: string): number => Math.ceil(9.2 * lineWidth(title)) / 10;

/** From so many letters on a name needs the room of words beside it on a phone. */
export const longName = 10;

const sum = (widths: number[]) => widths.reduce((whole, width) => whole + width, 0);
const inRow = (widths: number[]) => sum(widths) + gap * Math.max(0, widths.length - 1);

/** Links stand in the header where all of them fit beside the name and the tools, in one line. */
export function linksFrom(content: HeaderContent): LinksFrom {
  const { title, logo, labels, isCentred, hasSearch, hasSubscribe, typefaces } = content;
  const letter = averageLetter.narrative * typefaces.narrative * linkSize;
  const links = inRow(labels.map((label) => letter * lineWidth(label)));
  const wider = Math.max(1, typefaces.narrative);
  const beside = inRow([
    wider * tools.account,
    ...(hasSubscribe ? [wider * tools.subscribe] : []),
    ...(hasSearch ? [tools.search] : []),
  ]);
  const nameWidth = (size: number) =>
    logo
      ? (logoHeight * logo.width) / logo.height
      : averageLetter.display * typefaces.display * size * lineWidth(title);
  const fits = screens.find(({ from, room, left, centred }) => {
    if (!isCentred) return links + beside + nameWidth(left) + aroundLogo.left <= room;
    // Up to there the search stands where the links would.
    if (hasSearch && from < 1280) return false;
    return 2 * Math.max(links, beside) + nameWidth(centred) + aroundLogo.centred <= room;
  });
  return fits?.from ?? 'never';
}
