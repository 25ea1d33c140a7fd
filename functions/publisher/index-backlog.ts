import { commit } from '#functions/db/database.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import type { PublisherPorts } from './ports.ts';

const recipesPerBatch = 250;

/** Brings the full-text index up with what pages say; false when time ran out before the end. */
export async function indexBacklog(
  { database, now }: Pick<PublisherPorts, 'database' | 'now'>,
  siteId: string,
  deadline: number,
): Promise<boolean> {
  const { searchIndex } = forSite(database, siteId);
  while (now() < deadline) {
    const statements = await searchIndex.takeBacklog(recipesPerBatch);
    if (statements.length === 0) return true;
    await commit(database, statements);
  }
  return false;
}
