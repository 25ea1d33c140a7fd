import { type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { type Database, readAll, type Statement } from '#functions/db/database.ts';
import { column, type Row, totalIn } from '../row.ts';

type Person = { id: UserId; email: string };
/** Also by what requests are known that they sent. */
type Leaver = Person & { actorHash: string };

/** All there is about one person, wherever it lies. */
export const accountRepository = (db: Database) => ({
  async countTies(userId: UserId): Promise<{ sites: number; paidPlans: number }> {
    const [sites = [], plans = []] = await readAll(db, [
      sql`SELECT count(*) AS total FROM sites WHERE owner_id = ${userId}`,
      sql`SELECT count(*) AS total FROM subscriptions
          WHERE user_id = ${userId} AND plan <> 'free' AND ended_at IS NULL`,
    ]);
    return { sites: totalIn(sites), paidPlans: totalIn(plans) };
  },
  async listImageKeys(userId: UserId): Promise<string[]> {
    const [rows = []] = await readAll(db, [sql`SELECT key FROM images WHERE user_id = ${userId}`]);
    return rows.map((row) => column<string>(row, 'key'));
  },
  delete: (leaver: Leaver, now: number) => deleteStatements(leaver, now),
  read: (person: Person) => readEverything(db, person),
});

/**
 * What was said is gone; where others replied a stub keeps its place. The rest goes with the row of
 * the person, which a site that came in between does not let go.
 */
function deleteStatements({ id, email, actorHash }: Leaver, now: number): Statement[] {
  return [
    sql`DELETE FROM comments WHERE user_id = ${id} AND NOT EXISTS
          (SELECT 1 FROM comments AS replies WHERE replies.parent_id = comments.id
            AND replies.user_id IS NOT ${id})`,
    sql`UPDATE comments SET user_id = NULL, content = NULL, content_hash = '',
          deleted_at = coalesce(deleted_at, ${now}) WHERE user_id = ${id}`,
    sql`DELETE FROM images WHERE user_id = ${id}`,
    sql`DELETE FROM sign_in_links WHERE email = ${email}`,
    sql`DELETE FROM messages WHERE recipient = ${email}`,
    sql`DELETE FROM outbox WHERE recipient = ${email}`,
    sql`DELETE FROM early_signups WHERE email = ${email}`,
    sql`DELETE FROM idempotency_keys WHERE actor = ${actorHash}`,
    // Of what others were answered, only that it was.
    sql`UPDATE idempotency_keys SET status = NULL, body = NULL
        WHERE instr(body, ${JSON.stringify(id)}) OR instr(body, ${JSON.stringify(email)})`,
    sql`DELETE FROM users WHERE id = ${id}`,
  ];
}

/** The parts of what is known, each as rows with the columns named for people. */
const partQueries = ({ id, email }: Person): Record<string, SQL> => ({
  profile: sql`SELECT id, email, display_name AS displayName, handle, bio, created_at AS createdAt,
      confirmed_at AS confirmedAt FROM users WHERE id = ${id}`,
  pictures: sql`SELECT key, content_type AS contentType, width, height, alt,
      created_at AS createdAt FROM images WHERE user_id = ${id} ORDER BY created_at`,
  sites: sql`SELECT slug, title, created_at AS createdAt FROM sites WHERE owner_id = ${id}
      ORDER BY created_at`,
  bookmarks: sql`SELECT sites.slug AS site, recipes.title AS recipe,
      bookmarks.created_at AS createdAt FROM bookmarks JOIN sites ON sites.id = bookmarks.site_id
      JOIN recipes ON recipes.id = bookmarks.recipe_id AND recipes.published_at IS NOT NULL
      WHERE bookmarks.user_id = ${id} ORDER BY bookmarks.created_at`,
  comments: sql`SELECT sites.slug AS site, recipe_id AS recipeId, content,
      comments.created_at AS createdAt, hidden_at AS hiddenAt
      FROM comments JOIN sites ON sites.id = comments.site_id
      WHERE comments.user_id = ${id} ORDER BY comments.created_at`,
  commentUpvotes: sql`SELECT comment_id AS commentId, created_at AS createdAt FROM comment_upvotes
      WHERE user_id = ${id} ORDER BY created_at`,
  commentReports: sql`SELECT comment_id AS commentId, reason, created_at AS createdAt
      FROM comment_reports WHERE user_id = ${id} ORDER BY created_at`,
  subscriptions: sql`SELECT sites.slug AS site, plan, status,
      price_amount_cents AS priceAmountCents, subscriptions.created_at AS createdAt,
      ended_at AS endedAt FROM subscriptions JOIN sites ON sites.id = subscriptions.site_id
      WHERE user_id = ${id} ORDER BY subscriptions.created_at`,
  newsletters: sql`SELECT sites.slug AS site, subscribed_at AS subscribedAt,
      confirmed_at AS confirmedAt, unsubscribed_at AS unsubscribedAt
      FROM newsletter_subscribers JOIN sites ON sites.id = newsletter_subscribers.site_id
      WHERE user_id = ${id} ORDER BY subscribed_at`,
  sessions: sql`SELECT created_at AS createdAt, expires_at AS expiresAt FROM sessions
      WHERE user_id = ${id} ORDER BY created_at`,
  messages: sql`SELECT kind, subject, state, created_at AS createdAt, sent_at AS sentAt
      FROM messages WHERE recipient = ${email} ORDER BY created_at`,
  earlySignups: sql`SELECT created_at AS createdAt FROM early_signups WHERE email = ${email}`,
});

const jsonColumns = new Set(['bio', 'content']);

async function readEverything(
  db: Database,
  person: Person,
): Promise<Record<string, Record<string, unknown>[]>> {
  const queries = partQueries(person);
  const answers = await readAll(db, Object.values(queries));
  return Object.fromEntries(
    Object.keys(queries).map((part, index) => [part, (answers[index] ?? []).map(legible)]),
  );
}

/** Times and documents as they travel everywhere else. */
function legible(row: Row): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (typeof value === 'number' && name.endsWith('At')) {
        return [name, new Date(value).toISOString()];
      }
      return [name, jsonColumns.has(name) && typeof value === 'string' ? JSON.parse(value) : value];
    }),
  );
}
