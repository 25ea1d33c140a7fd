import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CurrentUserView } from '#contract/accounts/current-user.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { GlobalsAnswer } from '#contract/site/globals.ts';
import type { FoundSite } from '../recipe-import/site/find-pages.ts';
import { keyBySite, type Rekeyed } from './bring-over.ts';
import { sha256 } from './sha256.ts';
import { deviceNow } from '../clock/own-clock.ts';

/** What an editor needs to know of a site beside the recipe. */
export type KeptGlobals = Pick<
  GlobalsAnswer,
  'units' | 'ownUnits' | 'ingredients' | 'terms' | 'mergedTerms' | 'equipment'
> & {
  language: string;
};

type RecipeKey = [personId: string, siteId: string, recipeId: string];
type GlobalsKey = [personId: string, siteId: string];
export type ImportKey = [personId: string, siteId: string, importId: string];
type ImportedThingKey = [...ImportKey, formerId: string];

type SourceKey = [personId: string, siteId: string, sourceId: string];

/** A folder that was chosen, and its files by their paths below it. */
export type KeptFolder = { name: string; files: readonly { path: string; blob: Blob }[] };

/** What is needed to go on with an import after its page is gone. */
export type KeptImport = { name: string; fetchesPictures: boolean } & (
  | { files: readonly File[]; folders?: readonly KeptFolder[] }
  /** The pages of a site, as they were found. */
  | { site: FoundSite }
);

interface Copies extends DBSchema {
  /** By a digest of the session: without that session nobody is known here. */
  accounts: { key: string; value: CurrentUserView };
  globals: { key: GlobalsKey; value: KeptGlobals };
  recipes: {
    key: RecipeKey;
    value: { recipe: RecipeView; keptAt: number };
    indexes: { keptAt: number };
  };
  imports: { key: ImportKey; value: KeptImport };
  /** What things of an archive are on the site, by the ids that they had; of a site whether comments of a page came. */
  importedThings: { key: ImportedThingKey; value: string };
  /** What the cook is to be told of an archive, in its order, until the report has it. */
  importedNotes: { key: ImportedThingKey; value: number };
  /** Texts that are to become recipes; no site's until one was chosen. */
  sources: { key: SourceKey; value: { text: string; keptAt: number } };
}

const databaseName = 'kitchen-copies';
/** Their keys begin with whose they are. */
const storesOfPeople = [
  'globals',
  'recipes',
  'imports',
  'importedThings',
  'importedNotes',
  'sources',
] as const;
/** Of so many recipes that were open last a copy stays on the device. */
const recipesMax = 50;

/** Whoever was here before signed out elsewhere: nothing of theirs stays for this person. */
export const keepAccountCopy = (token: string, user: CurrentUserView): Promise<void> =>
  kept(async (database) => {
    // The token itself stands in one place alone, from which signing out removes it.
    const digest = await sha256(token);
    const transaction = database.transaction(['accounts', ...storesOfPeople], 'readwrite');
    const write = async () => {
      const accounts = transaction.objectStore('accounts');
      await accounts.clear();
      await accounts.put(user, digest);
      for (const name of storesOfPeople) {
        const store = transaction.objectStore(name);
        const keys = await store.getAllKeys();
        const others = keys.filter(([personId]) => personId !== user.id);
        await Promise.all(others.map((key) => store.delete(key)));
      }
      // Its site may have had another slug when this was kept by it.
      await keyBySite(rekeyed(transaction), storesOfPeople, [user]);
    };
    await ended(write(), transaction);
  });

export const accountCopy = (token: string): Promise<CurrentUserView | null> =>
  found(async (database) => database.get('accounts', await sha256(token)));

export const keepGlobalsCopy = (key: GlobalsKey, globals: KeptGlobals): Promise<void> =>
  kept(async (database) => {
    await database.put('globals', globals, key);
  });

export const globalsCopy = (key: GlobalsKey): Promise<KeptGlobals | null> =>
  found((database) => database.get('globals', key));

/** Keeps a recipe as the server answered it; the one that was not open for longest makes room. */
export const keepRecipeCopy = (key: RecipeKey, recipe: RecipeView): Promise<void> =>
  kept(async (database) => {
    const transaction = database.transaction('recipes', 'readwrite');
    const { store } = transaction;
    const write = async () => {
      await store.put({ recipe, keptAt: deviceNow() }, key);
      const oldest = await store.index('keptAt').openKeyCursor();
      if ((await store.count()) > recipesMax && oldest) await store.delete(oldest.primaryKey);
    };
    await ended(write(), transaction);
  });

export async function recipeCopy(key: RecipeKey): Promise<RecipeView | null> {
  const copy = await found((database) => database.get('recipes', key));
  return copy?.recipe ?? null;
}

/** Leaves nothing to whoever uses the device next. */
export const forgetCopies = (): Promise<void> =>
  kept(async (database) => {
    const stores = ['accounts', ...storesOfPeople] as const;
    await Promise.all(stores.map((name) => database.clear(name)));
  });

type Database = IDBPDatabase<Copies>;

async function inDatabase<Answer>(run: (database: Database) => Promise<Answer>): Promise<Answer> {
  const database = await openDB<Copies>(databaseName, 5, {
    async upgrade(opened, before, ...[, transaction]) {
      if (before < 1) {
        opened.createObjectStore('accounts');
        opened.createObjectStore('globals');
        opened.createObjectStore('recipes').createIndex('keptAt', 'keptAt');
      }
      if (before < 2) opened.createObjectStore('imports');
      if (before < 3) {
        opened.createObjectStore('importedThings');
        opened.createObjectStore('sources');
      }
      if (before < 4) opened.createObjectStore('importedNotes');
      if (before === 0 || before >= 5) return;
      const accounts = await transaction.objectStore('accounts').getAll();
      await keyBySite(rekeyed(transaction), storesOfPeople, accounts);
    },
  });
  try {
    return await run(database);
  } finally {
    database.close();
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of all stores begin alike
const rekeyed = (transaction: unknown): Rekeyed => transaction as Rekeyed;

/** What fails aborts its transaction, of whose own rejection nobody else would hear. */
const ended = (work: Promise<void>, { done }: { done: Promise<void> }) => Promise.all([work, done]);

/** A browser that keeps nothing opens nothing without a network; all else works as ever. */
export const kept = (run: (database: Database) => Promise<void>): Promise<void> =>
  inDatabase(run).catch(() => undefined);

/** Null where nothing is kept. */
export const found = async <Value>(
  run: (database: Database) => Promise<Value | undefined>,
): Promise<Value | null> => (await inDatabase(run).catch(() => undefined)) ?? null;
