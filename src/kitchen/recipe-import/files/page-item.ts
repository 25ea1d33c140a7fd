import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ImportItemInput } from '#contract/import/imports.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import type { FormerList, FormerPage } from '#domain/import/files/former-page.ts';
import { contactLinksIn } from '#domain/import/imports/contact-links.ts';
import {
  type Lead,
  leadsOfList,
  leadsOfPage,
  shownTarget,
} from '#domain/kitchen/imports/former-leads.ts';
import { importLimits, type ImportNote } from '#domain/import/imports/import-item.ts';
import type { Lists } from '#domain/kitchen/terms/terms-named.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { isBlank } from '#domain/text/blank.ts';
import { shownPath } from '#domain/site/old-addresses/shown-path.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import { isEmptyRichText, paragraphsFromText } from '#domain/text/rich-text.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { noteOf } from './import-item.ts';
import { keptPicture } from '../pictures/kept-picture.ts';
import { patiently } from '../patiently.ts';

type PageItem = Extract<ImportItemInput, { outcome: 'page' }>;
type Taking = { fetchesPictures: boolean; signal: AbortSignal };

/** What is told of pictures of a page, of which there can be many. */
const picturesTold = 5;

/** A page of a former site as it is sent: written where the site has a place for it, else told. */
export async function pageItem(
  key: string,
  page: FormerPage,
  taking: Taking,
): Promise<ImportItemInput> {
  const title = titleOf(page.title, key);
  const { place, text } = page;
  const links = place === 'contact' && text ? contactLinksIn(text) : [];
  const isPlaced = place !== null && (place !== 'contact' || links.length > 0);
  if (!isPlaced) return { outcome: 'none', key, title, notes: notesOfLeft(page) };
  const leads = leadsOfPage(page).slice(0, importLimits.leads);
  const item: PageItem = {
    outcome: 'page',
    key,
    title,
    writes: {},
    site: page.site,
    leads,
    notes: [],
  };
  if (place === 'about') return aboutItem(item, page, taking);
  if (place === 'contact') {
    return { ...item, writes: { links, linkPageHeading: title }, notes: notesOfLeads(leads) };
  }
  const own: ImportNote[] = text ? [{ kind: 'there', text: place }] : [];
  return { ...item, notes: [...own, ...notesOfLeads(leads)] };
}

async function aboutItem(item: PageItem, page: FormerPage, taking: Taking): Promise<PageItem> {
  const { text, excerpt, pictures } = page;
  const [picture, ...others] = pictures;
  const isFree = text !== null && picture !== undefined && taking.fetchesPictures;
  const image =
    isFree && (await hasRoom(taking.signal))
      ? await keptPicture({ addresses: [picture.address], alt: picture.alt }, taking.signal)
      : null;
  const lost = image === null ? pictures : others;
  return {
    ...item,
    writes: {
      about: text,
      aboutHeading: item.title,
      aboutShort: excerpt === null ? null : paragraphsFromText(excerpt),
      featuredImageId: image,
    },
    notes: [
      ...lost.slice(0, picturesTold).map(({ address }) => noteOf('picture', address)),
      ...notesOfLeads(item.leads),
    ],
  };
}

/** Whether the site says nothing on its about page yet and has no picture there. */
async function hasRoom(signal: AbortSignal): Promise<boolean> {
  const param = { siteSlug: siteSlugHere() };
  const ask = () => call(() => manageApi[':siteSlug']['site-working-copy'].$get({ param }));
  const { workingCopy }: { workingCopy: SiteWorkingCopyView } = await jsonOf(
    await patiently(ask, signal),
  );
  return isEmptyRichText(workingCopy.about) && workingCopy.featuredImageId === null;
}

/** Lists of posts, as many as fit into one item each: where their addresses lead from now on. */
export const listItems = (lists: readonly FormerList[], site: Lists): LeadingItem[] =>
  leadingItems(
    texts.files.lists,
    lists.flatMap((list) => leadsOfList(list, site)),
  );

type LeadingItem = Omit<PageItem, 'key'> & { no: number };

/** Old addresses and where they lead, in as few items as have room for them. */
export function leadingItems(title: string, leads: readonly Lead[]): LeadingItem[] {
  const parts = Array.from({ length: Math.ceil(leads.length / importLimits.leads) }, (_, at) =>
    leads.slice(at * importLimits.leads, (at + 1) * importLimits.leads),
  );
  return parts.map((some, at) => ({
    outcome: 'page',
    no: at + 1,
    title,
    writes: {},
    site: null,
    leads: some,
    notes: notesOfLeads(some),
  }));
}

const notesOfLeads = (leads: readonly Lead[]): ImportNote[] =>
  leads
    .slice(0, importLimits.notes - picturesTold - 1)
    .map(({ address, target }) =>
      noteOf('leads', `${shownPath(address)} → ${shownTarget(target)}`),
    );

/** What a cook needs to write it anew, or to let it go. */
function notesOfLeft({ kind, text }: FormerPage): ImportNote[] {
  const begins = text ? oneLine(toPlainText(text)).trim() : '';
  return [
    noteOf('problem', texts.files.left[kind]),
    ...(isBlank(begins) ? [] : [noteOf('begins', begins)]),
  ];
}

const titleOf = (title: string, key: string): string =>
  keptLine(title, recipeLimits.line).text.trim() || keptLine(key, recipeLimits.line).text.trim();
