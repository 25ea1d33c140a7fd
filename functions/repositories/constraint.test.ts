import { appSubscriptions } from '#functions/db/schema/platform/app-subscriptions.ts';
import { type Column, is } from 'drizzle-orm';
import { getTableConfig, SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { commit, type Statement } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import { buildPages, builds } from '#functions/db/schema/site/publishing/builds.ts';
import { changes } from '#functions/db/schema/site/publishing/changes.ts';
import { collectionRecipes, collections } from '#functions/db/schema/site/recipe/collections.ts';
import { deletedCollections } from '#functions/db/schema/site/recipe/deleted-collections.ts';
import {
  commentBans,
  commentReports,
  comments,
  commentUndoRows,
  commentUndos,
  commentUpvotes,
} from '#functions/db/schema/site/people/comments.ts';
import { hostnames } from '#functions/db/schema/platform/hostnames.ts';
import { mediaUndos, recipeImages, revisionMedia } from '#functions/db/schema/site/media.ts';
import { messages, outbox } from '#functions/db/schema/local/messages.ts';
import { pastPageLinks } from '#functions/db/schema/site/publishing/past-page-links.ts';
import { publishedStates } from '#functions/db/schema/site/publishing/published-states.ts';
import { previewLinks } from '#functions/db/schema/site/publishing/preview-links.ts';
import { recipeCards } from '#functions/db/schema/site/recipe/recipe-cards.ts';
import {
  historyNames,
  recipeHistory,
  unreadHistory,
} from '#functions/db/schema/site/recipe/recipe-history.ts';
import {
  recipeIndexCards,
  recipeIndexChanges,
} from '#functions/db/schema/site/recipe/recipe-index.ts';
import { recipeSchedules } from '#functions/db/schema/site/recipe/recipe-schedules.ts';
import { recipeRevisions } from '#functions/db/schema/site/recipe/recipe-revisions.ts';
import { undoRevisions } from '#functions/db/schema/site/undo-actions.ts';
import {
  searchBacklog,
  searchRecipes,
  searchSpellings,
  searchTerms,
} from '#functions/db/schema/site/search.ts';
import { signInLinks } from '#functions/db/schema/platform/sign-in-links.ts';
import { singleUseTokens } from '#functions/db/schema/platform/single-use-tokens.ts';
import { accountSites } from '#functions/db/schema/platform/account-sites.ts';
import { siteDirectory } from '#functions/db/schema/platform/site-directory.ts';
import { siteInvitations, sitePeople } from '#functions/db/schema/platform/site-people.ts';
import { siteUnits } from '#functions/db/schema/site/recipe/site-units.ts';
import { siteUsers } from '#functions/db/schema/site/people/site-users.ts';
import { siteWorkingCopies } from '#functions/db/schema/site/site-working-copies.ts';
import { paymentAccounts, paymentEvents } from '#functions/db/schema/platform/payment-accounts.ts';
import {
  checkouts,
  paymentActions,
  paymentCustomers,
  planPrices,
  gifts,
  payments,
  promotionCodes,
  providerSubscriptions,
} from '#functions/db/schema/site/money/payments.ts';
import {
  forgottenSubscribers,
  subscriberEvents,
  subscriberImportRows,
  subscriberImports,
  subscriberIndex,
  suppressions,
} from '#functions/db/schema/site/mail/subscribers.ts';
import {
  newsletterSubscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { formerTermSlugs, recipeTerms, terms } from '#functions/db/schema/site/recipe/terms.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { schema } from '#functions/db/schema.ts';
import { aSite, longAgo } from '#functions/testing/random/builders.ts';
import { testDatabase } from '#functions/testing/database/database.ts';
import { brokenConstraint, constraintName, expectedUniqueConstraints } from './constraint.ts';
import { forSite } from './for-site.ts';

const { addressMisses, dependencyKeys, equipment, ingredients, oldAddresses } = schema;
const { pageDependencies, pagePaths, pages, redirects, units } = schema;

/** Nobody but we can break these: ids and tokens of ours, and rows whose writers expect them. */
const faults: Column[][] = [
  [accountSites.userId, accountSites.siteId],
  [bookmarks.userId, bookmarks.siteId, bookmarks.recipeId],
  [buildPages.siteId, buildPages.revision, buildPages.path],
  [builds.id],
  [builds.siteId],
  [builds.siteId, builds.revision],
  [changes.id],
  [checkouts.id],
  [collectionRecipes.siteId, collectionRecipes.collectionId, collectionRecipes.recipeId],
  [collections.id],
  [commentBans.siteId, commentBans.userId],
  [commentReports.commentId, commentReports.userId],
  [commentReports.id],
  [comments.id],
  [commentUndoRows.undoId, commentUndoRows.commentId],
  [commentUndos.id],
  [commentUpvotes.commentId, commentUpvotes.userId],
  [deletedCollections.id],
  [dependencyKeys.id],
  [dependencyKeys.siteId, dependencyKeys.key],
  [schema.earlySignups.email],
  [equipment.id],
  [hostnames.siteId],
  [schema.imports.id],
  [oldAddresses.id],
  [oldAddresses.siteId, oldAddresses.compared],
  [addressMisses.id],
  [addressMisses.siteId, addressMisses.compared],
  [ingredients.id],
  [schema.jobRuns.job],
  [schema.letterDays.siteId, schema.letterDays.day],
  [schema.mailEvents.id],
  [schema.waitingMailEvents.id],
  [schema.mailPace.domain],
  [schema.serviceReleases.email],
  [schema.commentLetters.siteId],
  [schema.replyLetterRefusals.siteId, schema.replyLetterRefusals.userId],
  [schema.softBounces.siteId, schema.softBounces.userId],
  [mediaUndos.id],
  [messages.id],
  [messages.idempotencyKey],
  [schema.newsletterBatches.sendId, schema.newsletterBatches.no],
  [schema.newsletterCounts.sendId],
  [schema.newsletterLetters.sendId, schema.newsletterLetters.segment],
  [schema.newsletterLinks.sendId, schema.newsletterLinks.no],
  [schema.newsletterRecipients.sendId, schema.newsletterRecipients.userId],
  [schema.newsletterSends.id],
  [schema.newsletterSignUps.siteId, schema.newsletterSignUps.userId],
  [newsletterSubscribers.siteId, newsletterSubscribers.userId],
  [outbox.id],
  [pageDependencies.keyId, pageDependencies.pageId],
  [pagePaths.id],
  [pagePaths.siteId, pagePaths.path],
  [pages.siteId, pages.path, pages.revision],
  [schema.pagePreviewLinks.tokenHash],
  [pastPageLinks.tokenHash],
  [paymentAccounts.accountId],
  [paymentAccounts.siteId],
  [paymentActions.id],
  [paymentCustomers.siteId, paymentCustomers.userId, paymentCustomers.accountId],
  [paymentEvents.id],
  [planPrices.id],
  [planPrices.siteId, planPrices.plan],
  [providerSubscriptions.accountId, providerSubscriptions.providerId],
  [providerSubscriptions.subscriptionId],
  [publishedStates.siteId, publishedStates.subjectId, publishedStates.revision],
  [previewLinks.id],
  [previewLinks.tokenHash],
  [recipeCards.recipeId],
  [recipeImages.siteId, recipeImages.imageId, recipeImages.recipeId],
  [recipeHistory.id],
  [formerTermSlugs.siteId, formerTermSlugs.kind, formerTermSlugs.slug],
  [historyNames.entryId, historyNames.historyId],
  [unreadHistory.historyId],
  [recipeIndexCards.recipeId],
  [recipeIndexChanges.number],
  [recipeIndexChanges.recipeId],
  [recipeSchedules.recipeId],
  [recipeRevisions.recipeId, recipeRevisions.version],
  [revisionMedia.mediaId, revisionMedia.recipeId, revisionMedia.version],
  [recipeTerms.siteId, recipeTerms.termId, recipeTerms.recipeId],
  [redirects.siteId, redirects.path],
  [searchBacklog.recipeId],
  [searchRecipes.number],
  [searchRecipes.recipeId],
  [searchSpellings.spelling, searchSpellings.word],
  [searchTerms.number],
  [searchTerms.termId],
  [schema.senderAddresses.siteId],
  [schema.sessions.tokenHash],
  [signInLinks.id],
  [signInLinks.tokenHash],
  [singleUseTokens.tokenHash],
  [siteDirectory.slug],
  [siteInvitations.id],
  [siteInvitations.siteId, siteInvitations.email],
  [siteInvitations.tokenHash],
  [sitePeople.siteId, sitePeople.userId],
  [siteUsers.siteId, siteUsers.userId],
  // Words of a unit are written over those from before.
  [siteUnits.siteId, siteUnits.language, siteUnits.unitId],
  [siteWorkingCopies.siteId],
  [forgottenSubscribers.siteId, forgottenSubscribers.emailHash],
  [subscriberEvents.number],
  [subscriberImportRows.importId, subscriberImportRows.email],
  [subscriberImportRows.importId, subscriberImportRows.line],
  [subscriberImports.id],
  [subscriberIndex.siteId, subscriberIndex.userId],
  [suppressions.siteId, suppressions.email],
  [subscriptions.id],
  [appSubscriptions.siteId],
  [gifts.id],
  [gifts.tokenHash],
  [promotionCodes.id],
  [payments.accountId, payments.providerId],
  [terms.id],
  [undoRevisions.recipeId, undoRevisions.version, undoRevisions.undoId],
  [units.id],
  [units.slug],
  [schema.uploads.key],
  [users.email],
  [users.id],
];

function uniqueConstraintsOf(table: SQLiteTable): string[] {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  return [
    ...columns.filter(({ primary, isUnique }) => primary || isUnique).map((column) => [column]),
    ...[...primaryKeys, ...uniqueConstraints].map((constraint) => constraint.columns),
    ...indexes.flatMap(({ config }) =>
      config.unique ? [config.columns.filter((column) => is(column, SQLiteColumn))] : [],
    ),
  ].map(constraintName);
}

describe('Every unique constraint of the schema', () => {
  const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));
  const known = [...expectedUniqueConstraints.map(({ columns }) => columns), ...faults];

  it('has a meaning for those who break it, or is a fault', () => {
    const all = tables.flatMap(uniqueConstraintsOf);
    expect(all.toSorted()).toEqual(known.map(constraintName).toSorted());
  });
});

const db = await testDatabase();
const site = await aSite(db);
const ofSite = { siteId: site.id, kind: 'tag', title: 'Sweet' } as const;

async function meaningOf(...statements: Statement[]) {
  const error: unknown = await commit(db, statements).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  return brokenConstraint(error);
}

describe('A batch that breaks a constraint', () => {
  const term = (id: string, slug: string) => db.insert(terms).values({ ...ofSite, id, slug });

  it('tells that a name is taken', async () => {
    expect(await meaningOf(term('one', 'sweet'), term('two', 'sweet'))).toBe('taken-name');
  });

  it('tells that the same request came before', async () => {
    const key = { actor: 'a', key: 'k', requestHash: '', createdAt: longAgo };
    const claim = db.insert(schema.idempotencyKeys).values(key);
    expect(await meaningOf(claim, claim)).toBe('repeated-request');
  });

  it('tells that a version is stale', async () => {
    const { title, slug, settings } = site;
    const change = { title, slug, settings };
    const stale = forSite(db, site.id).site.update(change, 7, longAgo);
    expect(await meaningOf(stale)).toBe('stale-version');
  });

  it('tells that what it refers to is gone', async () => {
    const elsewhere = db.insert(terms).values({ ...ofSite, id: 'x', slug: 'x', siteId: 'nowhere' });
    expect(await meaningOf(elsewhere)).toBe('missing-reference');
  });

  it('is a fault where no request can break it', async () => {
    expect(await meaningOf(term('same', 'one'), term('same', 'two'))).toBeNull();
  });
});
