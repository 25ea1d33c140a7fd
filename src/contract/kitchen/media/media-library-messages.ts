import type { MediaFilter } from '#domain/kitchen/media-library/media-filters.ts';
import type { SettingsPlace } from '#domain/media/library/settings-uses.ts';
import type { MediaUseView } from '../../media/library.ts';

type RecipeState = Extract<MediaUseView, { in: 'recipe' }>['state'];

const filters: Record<MediaFilter, string> = {
  all: 'All',
  unused: 'Unused',
  undescribed: 'No description',
  films: 'Films',
};

const places: Record<SettingsPlace, string> = {
  featured: 'Home page',
  logo: 'Logo',
  icon: 'Icon',
  favicon: 'Favicon',
  product: 'Product',
  event: 'Event',
  book: 'Book page',
};

const states: Record<RecipeState, string> = {
  published: 'published',
  draft: 'draft',
  scheduled: 'scheduled',
};

const things = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
const placesOf = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** What the library of pictures and films says. */
export const mediaLibraryMessages = {
  heading: 'Media',
  count: (shown: number, total: number) =>
    shown === total ? things(total).replace('picture', 'file') : `${shown} of ${total}`,
  add: 'Add pictures',
  dropNow: 'Drop to add to the library',
  search: 'Name, description or recipe',
  filter: 'Which pictures',
  filters,
  loadFailed: 'The pictures could not be loaded',
  moreFailed: (reason: string) => `The next ones could not be loaded: ${reason}`,
  tryAgain: 'Try again',
  empty: {
    heading: 'Every picture of the site will be here',
    text: 'Drop photos anywhere on this page, straight from the phone or the camera: they are taken as they are, and made smaller only where they are too large. Pictures that you put into a recipe come here by themselves.',
  },
  nothing: {
    heading: 'No picture is like that',
    text: 'No name, no description and no recipe has these words.',
    clear: 'Show all',
  },
  praise: {
    unused: 'Everything here is in use.',
    undescribed: 'Every picture has a description.',
    films: 'No film yet. Films come with a recipe, or are dropped here.',
  },
  film: 'Film',
  undescribed: 'No description',
  unnamed: 'Without a name',
  open: (name: string) => `${name}, details`,
  pick: (name: string) => `Pick ${name}`,
  found: (count: number) => (count === 1 ? '1 found' : `${count} found`),
  picked: (count: number) => `${count} picked`,
  pickedActions: 'With what is picked',
  unpick: 'Clear',
  details: {
    title: 'Details',
    close: 'Close',
    name: 'Name',
    uses: 'Where it shows',
    unused: 'Nowhere. It can be deleted without a trace on your site.',
    usesFailed: 'Where it shows is not known at the moment.',
    more: (count: number) => (count === 1 ? 'and 1 more recipe' : `and ${count} more recipes`),
    collection: 'Collection',
    equipment: 'Equipment',
    stillOf: 'Still of a film',
    site: (place: SettingsPlace) => places[place],
    profile: 'Your own picture',
    state: (state: RecipeState) => states[state],
    frame: 'Crop and focal point',
    frameHint: 'Recipes that take the picture from now on begin with this crop.',
    download: 'Download',
    replace: 'Replace',
    delete: 'Delete',
    facts: (size: string, type: string, date: string) => `${size} · ${type} · ${date}`,
  },
  replacing: {
    rising: 'The new file is on its way',
    done: (dropped: number) =>
      dropped === 0
        ? 'Replaced everywhere'
        : `Replaced everywhere. ${dropped === 1 ? '1 crop does' : `${dropped} crops do`} not fit the new picture and ${dropped === 1 ? 'shows' : 'show'} all of it`,
    undone: (stays: number) =>
      stays === 0
        ? 'Taken back'
        : `Taken back, but for ${placesOf(stays)} that you have changed since`,
    failed: (reason: string) => `It was not replaced: ${reason}`,
    undoFailed: 'It was not taken back, since it was changed again.',
  },
  deletion: {
    done: (count: number) => (count === 1 ? 'Deleted' : `${count} deleted`),
    inUse: (count: number) =>
      count === 1 ? '1 is in use and stays' : `${count} are in use and stay`,
    restored: 'Restored',
    failed: (reason: string) => `Not deleted: ${reason}`,
    title: 'It is in use',
    text: (count: number) =>
      `It shows in ${placesOf(count)}. Put another picture there, or take it out everywhere: published pages show the change at once, and both can be undone for thirty days.`,
    replace: 'Replace everywhere',
    remove: 'Remove everywhere and delete',
    keep: 'Keep it',
  },
  choice: {
    title: 'Choose from the library',
    more: 'Show more',
    add: (count: number) => (count === 0 ? 'Add' : `Add ${things(count)}`),
    nothing: 'No picture is like that.',
  },
} as const;
