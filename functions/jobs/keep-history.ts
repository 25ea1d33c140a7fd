import { commit, type Database } from '#functions/db/database.ts';
import { packed, unpacked } from '#functions/db/packed.ts';
import { historyUpkeepRepository } from '#functions/repositories/recipe/history-upkeep.ts';

/** A copy can be a megabyte long, and the memory of a Worker ends at 128. */
const copiesAtOnce = 10;
const roundsPerRun = 50;

/** Compresses the copies of recipes that were kept since, and reads those that were compressed before. */
export async function packHistory(database: Database): Promise<void> {
  await packCopies(database);
  await readCopies(database);
}

async function packCopies(database: Database): Promise<void> {
  const history = historyUpkeepRepository(database);
  for (let round = 0; round < roundsPerRun; round += 1) {
    const copies = await history.listUnpacked(copiesAtOnce);
    if (copies.length === 0) return;
    const texts = await Promise.all(copies.map(({ text }) => packed(text)));
    const statements = copies.map(({ id }, at) => history.pack(id, texts[at] ?? ''));
    await commit(database, statements);
  }
}

/** Finds what copies name that were packed before it was kept; it is done for good once there are none. */
async function readCopies(database: Database): Promise<void> {
  const history = historyUpkeepRepository(database);
  for (let round = 0; round < roundsPerRun; round += 1) {
    const copies = await history.listUnread(copiesAtOnce);
    if (copies.length === 0) return;
    // A copy that is damaged names nothing.
    const contents = await Promise.all(copies.map((copy) => unpacked(copy.packed).catch(() => '')));
    const statements = copies.flatMap(({ id }, at) => history.name(id, idsIn(contents[at] ?? '')));
    await commit(database, statements);
  }
}

const idsIn = (text: string): string[] => [
  ...new Set(text.match(/(?<=")[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?=")/g)),
];

/** Forgets copies of recipes that are older than they are kept. */
export async function pruneHistory(database: Database, now: number): Promise<void> {
  const history = historyUpkeepRepository(database);
  await commit(database, [history.thin(now), history.prune(now)]);
}
