import { sql } from 'drizzle-orm';
import type { FormerFacts } from '#domain/comments/former-comment.ts';
import { fieldsOf } from '#functions/db/json.ts';
import { comments } from '#functions/db/schema/site/people/comments.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { nullable, text } from '#functions/db/selection.ts';

/** What is kept of a comment of another site, by name. */
export const formerFact = fieldsOf<FormerFacts>(sql`${comments.formerFacts}`);

/** Whoever wrote a comment, by the name that they show: here, or where it was brought from. */
export const writerName = nullable(
  text(sql`coalesce(${siteUsers.displayName}, nullif(${formerFact('name')}, ''))`),
);
