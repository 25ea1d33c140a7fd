import { type Column, getTableName } from 'drizzle-orm';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { collections } from '#functions/db/schema/site/recipe/collections.ts';
import { equipment } from '#functions/db/schema/site/recipe/equipment.ts';
import { siteDirectory } from '#functions/db/schema/platform/site-directory.ts';
import { siteInvitations } from '#functions/db/schema/platform/site-people.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { idempotencyKeys } from '#functions/db/schema/local/idempotency-keys.ts';
import { ingredients } from '#functions/db/schema/site/recipe/ingredients.ts';
import { checkouts, planPrices, promotionCodes } from '#functions/db/schema/site/money/payments.ts';
import { subscriptions } from '#functions/db/schema/site/money/subscriptions.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { importItems } from '#functions/db/schema/site/recipe/imports.ts';
import { images, videos } from '#functions/db/schema/site/media.ts';
import { newsletterSends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { siteUnits } from '#functions/db/schema/site/recipe/site-units.ts';
import { siteWorkingCopies } from '#functions/db/schema/site/site-working-copies.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { terms } from '#functions/db/schema/site/recipe/terms.ts';
import { undoActions } from '#functions/db/schema/site/undo-actions.ts';
import { users } from '#functions/db/schema/platform/users.ts';

/**
 * What a refused batch ran into: a name that is taken, an id that the caller chose and that exists,
 * a request that came before, a version that is not the current one, a row that is not there, or an
 * address that was sent enough.
 */
export type BrokenConstraint =
  | 'taken-name'
  | 'taken-id'
  | 'repeated-request'
  | 'stale-version'
  | 'missing-reference'
  | 'mailed-enough';

type Expected = { means: BrokenConstraint; columns: Column[] };

/** The unique constraints that requests can break. What breaks another one is a fault. */
export const expectedUniqueConstraints: readonly Expected[] = [
  { means: 'taken-name', columns: [sites.slug] },
  // Made by another request that reserved the same slug.
  { means: 'taken-name', columns: [sites.id] },
  { means: 'taken-name', columns: [recipes.siteId, recipes.slug] },
  { means: 'taken-name', columns: [recipes.siteId, recipes.publishedSlug] },
  { means: 'taken-name', columns: [collections.siteId, collections.slug] },
  { means: 'taken-name', columns: [terms.siteId, terms.kind, terms.slug] },
  { means: 'taken-name', columns: [ingredients.siteId, ingredients.title] },
  { means: 'taken-name', columns: [equipment.siteId, equipment.title] },
  { means: 'taken-name', columns: [siteUnits.siteId, siteUnits.language, siteUnits.title] },
  { means: 'taken-name', columns: [users.handle] },
  { means: 'taken-name', columns: [hostnames.siteId, hostnames.host] },
  { means: 'taken-name', columns: [hostnames.host] },
  { means: 'taken-id', columns: [recipes.id] },
  { means: 'taken-id', columns: [undoActions.id] },
  { means: 'repeated-request', columns: [idempotencyKeys.actor, idempotencyKeys.key] },
  // One upload becomes one picture or film, under the key of the upload.
  { means: 'repeated-request', columns: [images.id] },
  { means: 'repeated-request', columns: [images.key] },
  { means: 'repeated-request', columns: [userImages.id] },
  { means: 'repeated-request', columns: [userImages.key] },
  { means: 'repeated-request', columns: [videos.id] },
  { means: 'repeated-request', columns: [videos.key] },
  // Somebody has one plan and one open purchase on a site; another request was first.
  { means: 'stale-version', columns: [subscriptions.siteId, subscriptions.userId] },
  { means: 'stale-version', columns: [checkouts.siteId, checkouts.userId] },
  { means: 'stale-version', columns: [planPrices.siteId, planPrices.plan] },
  // Another request brought the same thing of the same files.
  { means: 'stale-version', columns: [importItems.importId, importItems.key] },
  // Another request sends the same recipe.
  {
    means: 'stale-version',
    columns: [newsletterSends.siteId, newsletterSends.recipeId, newsletterSends.repeatNo],
  },
  // Another request began the welcome letter.
  { means: 'stale-version', columns: [newsletterSends.siteId] },
  // Another request took the same slug for a letter of the same title.
  { means: 'stale-version', columns: [newsletterSends.siteId, newsletterSends.slug] },
  { means: 'stale-version', columns: [promotionCodes.siteId, promotionCodes.code] },
];

/** Columns that a write sets to null where what it expects is not there, such as a version. */
const versions = [
  sites.version,
  siteWorkingCopies.version,
  recipes.version,
  collections.version,
  newsletterSends.version,
  users.version,
  images.key,
  siteDirectory.ownerId,
  siteInvitations.tokenHash,
];

const meanings = new Map<string, BrokenConstraint>([
  ...expectedUniqueConstraints.map(
    ({ means, columns }) => [failed('UNIQUE', columns), means] as const,
  ),
  ...versions.map((version) => [failed('NOT NULL', [version]), 'stale-version'] as const),
  [failed('NOT NULL', [messages.recipient]), 'mailed-enough'],
]);

/** As SQLite says it. */
function failed(kind: 'UNIQUE' | 'NOT NULL', columns: readonly Column[]): string {
  return `${kind} constraint failed: ${constraintName(columns)}`;
}

export function constraintName(columns: readonly Column[]): string {
  return columns.map((column) => `${getTableName(column.table)}.${column.name}`).join(', ');
}

/** Reads the constraint out of a driver's error; null for every fault. */
export function brokenConstraint(error: unknown): BrokenConstraint | null {
  const message = messagesOf(error);
  if (message.includes('FOREIGN KEY constraint failed')) return 'missing-reference';
  const [said = ''] =
    /(?:UNIQUE|NOT NULL) constraint failed: \w+\.\w+(?:, \w+\.\w+)*/.exec(message) ?? [];
  return meanings.get(said) ?? null;
}

function messagesOf(error: unknown): string {
  const said: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) said.push(cause.message);
  return said.join('\n');
}

/** Whether the database itself is out of reach or too busy, so that a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  const message = messagesOf(error);
  return isBusy.test(message) || (isOfService.test(message) && !isAnswer.test(message));
}

const isBusy =
  /SQLITE_(?:BUSY|LOCKED|IOERR|FULL|NOMEM|INTERRUPT)|database is locked|overloaded|exceeded timeout/i;
/** What D1, libSQL and the network between say: of all they pass on the engine's answers are left. */
const isOfService =
  /^D1_ERROR\b|^(?:SERVER_ERROR|HRANA_(?:WEBSOCKET|CLOSED)_ERROR)\b|Network connection lost|fetch failed|object to be reset|code (?:was|has been) updated|session commit token|transient issue|time limit and was reset|\bE(?:CONNREFUSED|CONNRESET|TIMEDOUT|PIPE)\b/im;
/** The engine names its errors by a code; a statement or its parameters are wrong, and stay so. */
const isAnswer = /\bSQLITE_[A-Z]+|Wrong number of parameter bindings/;
