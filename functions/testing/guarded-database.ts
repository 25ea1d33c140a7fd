import type { Database } from '#functions/db/database.ts';
import { crossingsIn } from '#functions/db/sides.ts';

/** Statements and batches of writes over both sides, by their tables, that are still to be parted. */
export const remainingCrossings: readonly string[] = [
  'bookmarks hostnames recipe_cards recipes sites',
  'changes hostnames',
  'changes users',
  'collections equipment images recipes sites users videos',
  'comment_reports comment_upvotes comments users',
  'comment_reports comments images users',
  'comment_reports comments recipes users',
  'comment_upvotes comments users',
  'comments early_signups idempotency_keys images messages outbox sign_in_links users',
  'comments images users',
  'hostnames newsletter_subscribers sites subscriptions',
  'hostnames sites',
  'hostnames sites users',
  'idempotency_keys images uploads',
  'idempotency_keys messages newsletter_subscribers sign_in_links',
  'idempotency_keys messages newsletter_subscribers sign_in_links subscriptions users',
  'images newsletter_subscribers sessions sites subscriptions users',
  'images sites users',
  'images uploads',
  'images users',
  'messages newsletter_subscribers sign_in_links',
  'messages newsletter_subscribers sign_in_links subscriptions users',
  'newsletter_subscribers sign_in_links users',
  'newsletter_subscribers sites users',
  'newsletter_subscribers users',
  'sites subscriptions users',
  'subscriptions users',
  'uploads videos',
];

/** The same database, which refuses a statement or a batch of writes over both sides. */
export function guarded(database: Database): Database {
  const { engine } = database;
  const batch: typeof engine.batch = (queries) => {
    const crossings = crossingsIn(queries).map((tables) => tables.join(' '));
    const unknown = crossings.filter((tables) => !remainingCrossings.includes(tables));
    if (unknown.length > 0) {
      throw new Error(`Both of the platform and of a site: ${unknown.join('; ')}`);
    }
    return engine.batch(queries);
  };
  return Object.assign(database, { engine: { batch } });
}
