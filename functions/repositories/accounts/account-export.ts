import { type Column, sql } from 'drizzle-orm';
import type { UserId } from '#domain/ids.ts';
import { userImages } from '#functions/db/schema/platform/user-images.ts';
import { type Database, mapped, type Read, readEach, together } from '#functions/db/database.ts';
import { bookmarks } from '#functions/db/schema/site/people/bookmarks.ts';
import {
  commentBans,
  commentReports,
  comments,
  commentUpvotes,
  replyLetterRefusals,
} from '#functions/db/schema/site/people/comments.ts';
import { images } from '#functions/db/schema/site/media.ts';
import { messages } from '#functions/db/schema/local/messages.ts';
import { recipes } from '#functions/db/schema/site/recipe/recipes.ts';
import { sessions } from '#functions/db/schema/platform/sessions.ts';
import { siteDirectory } from '#functions/db/schema/platform/site-directory.ts';
import { siteInvitations, sitePeople } from '#functions/db/schema/platform/site-people.ts';
import { sites } from '#functions/db/schema/site/sites.ts';
import { newsletterSignUps } from '#functions/db/schema/site/mail/newsletter-results.ts';
import { newsletterSends } from '#functions/db/schema/site/mail/newsletter-sends.ts';
import { earlySignups } from '#functions/db/schema/platform/early-signups.ts';
import { gifts, payments } from '#functions/db/schema/site/money/payments.ts';
import {
  newsletterSubscribers,
  subscriptions,
} from '#functions/db/schema/site/money/subscriptions.ts';
import { users } from '#functions/db/schema/platform/users.ts';
import { type Computed, optional, rows, selection } from '#functions/db/selection.ts';

export type AccountHolder = { id: UserId; email: string };

const byTime = (one: { createdAt: string | null }, other: { createdAt: string | null }) =>
  (one.createdAt ?? '').localeCompare(other.createdAt ?? '');

type Part = Read<Record<string, unknown>[]>;

/** A time as it travels everywhere else. */
const time = (column: Column): Computed<string | null> => ({
  expression: sql`${column}`,
  decode: (answer) => (answer === null ? null : new Date(Number(answer)).toISOString()),
});

const profile = selection({
  id: users.id,
  email: users.email,
  displayName: users.displayName,
  handle: users.handle,
  bio: users.bio,
  createdAt: time(users.createdAt),
  confirmedAt: time(users.confirmedAt),
});
const pictureOf = (table: typeof images | typeof userImages) =>
  selection({
    key: table.key,
    contentType: table.contentType,
    width: table.width,
    height: table.height,
    alt: table.alt,
    createdAt: time(table.createdAt),
  });
const sitePicture = pictureOf(images);
const ownPicture = pictureOf(userImages);
const site = selection({ slug: sites.slug, title: sites.title, createdAt: time(sites.createdAt) });
const workplace = selection({
  site: siteDirectory.slug,
  role: sitePeople.role,
  since: time(sitePeople.createdAt),
  removedAt: time(sitePeople.removedAt),
});
const invitation = selection({
  site: siteDirectory.slug,
  role: siteInvitations.role,
  createdAt: time(siteInvitations.createdAt),
  acceptedAt: time(siteInvitations.acceptedAt),
});
const bookmark = selection({
  site: sites.slug,
  recipe: recipes.title,
  createdAt: time(bookmarks.createdAt),
});
const comment = selection({
  site: sites.slug,
  recipeId: comments.recipeId,
  content: comments.content,
  createdAt: time(comments.createdAt),
  heldAt: time(comments.heldAt),
  hiddenAt: time(comments.hiddenAt),
});
const ban = selection({ site: sites.slug, createdAt: time(commentBans.createdAt) });
const refusal = selection({ site: sites.slug, at: time(replyLetterRefusals.at) });
const upvote = selection({
  commentId: commentUpvotes.commentId,
  createdAt: time(commentUpvotes.createdAt),
});
const report = selection({
  commentId: commentReports.commentId,
  reason: commentReports.reason,
  createdAt: time(commentReports.createdAt),
});
const subscription = selection({
  site: sites.slug,
  plan: subscriptions.plan,
  status: subscriptions.status,
  priceAmountCents: subscriptions.priceAmountCents,
  createdAt: time(subscriptions.createdAt),
  endedAt: time(subscriptions.endedAt),
});
const payment = selection({
  site: sites.slug,
  amountCents: payments.amountCents,
  refundedCents: payments.refundedCents,
  state: payments.state,
  chargedAt: time(payments.chargedAt),
});
const gift = selection({
  site: sites.slug,
  recipientEmail: gifts.recipientEmail,
  message: gifts.message,
  amountCents: gifts.amountCents,
  state: gifts.state,
  createdAt: time(gifts.createdAt),
});
const newsletter = selection({
  site: sites.slug,
  subscribedAt: time(newsletterSubscribers.subscribedAt),
  confirmedAt: time(newsletterSubscribers.confirmedAt),
  unsubscribedAt: time(newsletterSubscribers.unsubscribedAt),
  /** The letter by which they came, where one brought them. */
  broughtBy: optional(newsletterSends.title),
});
const session = selection({
  createdAt: time(sessions.createdAt),
  expiresAt: time(sessions.expiresAt),
});
const message = selection({
  kind: messages.kind,
  subject: messages.subject,
  state: messages.state,
  createdAt: time(messages.createdAt),
  sentAt: time(messages.sentAt),
});
const earlySignup = selection({ createdAt: time(earlySignups.createdAt) });

/** Everything that is stored about a person, by parts. */
export async function exportAccount(db: Database, person: AccountHolder) {
  const parts = {
    ...accountParts(person),
    ...activityParts(person),
    ...moneyParts(person),
    ...contactParts(person),
  };
  const answers = await readEach(db, ...Object.values(parts));
  return Object.fromEntries(Object.keys(parts).map((name, place) => [name, answers[place] ?? []]));
}

const accountParts = ({ id }: AccountHolder): Record<string, Part> => ({
  profile: rows(profile, sql`SELECT ${profile} FROM ${users} WHERE ${users.id} = ${id}`),
  pictures: mapped(
    together(
      rows(
        ownPicture,
        sql`SELECT ${ownPicture} FROM ${userImages} WHERE ${userImages.userId} = ${id}`,
      ),
      rows(
        sitePicture,
        sql`SELECT ${sitePicture} FROM ${images}
            WHERE ${images.userId} = ${id} AND ${images.siteId} IS NOT NULL`,
      ),
    ),
    (pictures) => pictures.flat().toSorted(byTime),
  ),
  sites: rows(
    site,
    sql`SELECT ${site} FROM ${sites} WHERE ${sites.ownerId} = ${id} ORDER BY ${sites.createdAt}`,
  ),
  sitesOfOthers: rows(
    workplace,
    sql`SELECT ${workplace} FROM ${sitePeople} JOIN ${siteDirectory}
        ON ${siteDirectory.siteId} = ${sitePeople.siteId} AND ${siteDirectory.formerSince} IS NULL
        WHERE ${sitePeople.userId} = ${id} ORDER BY ${sitePeople.createdAt}`,
  ),
});

const activityParts = ({ id }: AccountHolder): Record<string, Part> => ({
  bookmarks: rows(
    bookmark,
    sql`SELECT ${bookmark} FROM ${bookmarks} JOIN ${sites} ON ${sites.id} = ${bookmarks.siteId}
        JOIN ${recipes} ON ${recipes.id} = ${bookmarks.recipeId}
          AND ${recipes.publishedAt} IS NOT NULL
        WHERE ${bookmarks.userId} = ${id} ORDER BY ${bookmarks.createdAt}`,
  ),
  comments: rows(
    comment,
    sql`SELECT ${comment} FROM ${comments} JOIN ${sites} ON ${sites.id} = ${comments.siteId}
        WHERE ${comments.userId} = ${id} ORDER BY ${comments.createdAt}`,
  ),
  commentUpvotes: rows(
    upvote,
    sql`SELECT ${upvote} FROM ${commentUpvotes} WHERE ${commentUpvotes.userId} = ${id}
        ORDER BY ${commentUpvotes.createdAt}`,
  ),
  commentReports: rows(
    report,
    sql`SELECT ${report} FROM ${commentReports} WHERE ${commentReports.userId} = ${id}
        ORDER BY ${commentReports.createdAt}`,
  ),
  commentBans: rows(
    ban,
    sql`SELECT ${ban} FROM ${commentBans} JOIN ${sites} ON ${sites.id} = ${commentBans.siteId}
        WHERE ${commentBans.userId} = ${id} ORDER BY ${commentBans.createdAt}`,
  ),
  replyLetterRefusals: rows(
    refusal,
    sql`SELECT ${refusal} FROM ${replyLetterRefusals}
        JOIN ${sites} ON ${sites.id} = ${replyLetterRefusals.siteId}
        WHERE ${replyLetterRefusals.userId} = ${id} ORDER BY ${replyLetterRefusals.at}`,
  ),
  subscriptions: rows(
    subscription,
    sql`SELECT ${subscription} FROM ${subscriptions}
        JOIN ${sites} ON ${sites.id} = ${subscriptions.siteId}
        WHERE ${subscriptions.userId} = ${id} ORDER BY ${subscriptions.createdAt}`,
  ),
});

const moneyParts = ({ id }: AccountHolder): Record<string, Part> => ({
  payments: rows(
    payment,
    sql`SELECT ${payment} FROM ${payments} JOIN ${sites} ON ${sites.id} = ${payments.siteId}
        WHERE ${payments.userId} = ${id} ORDER BY ${payments.chargedAt}`,
  ),
  gifts: rows(
    gift,
    sql`SELECT ${gift} FROM ${gifts} JOIN ${sites} ON ${sites.id} = ${gifts.siteId}
        WHERE ${gifts.giverId} = ${id} ORDER BY ${gifts.createdAt}`,
  ),
});

const contactParts = ({ id, email }: AccountHolder): Record<string, Part> => ({
  newsletters: rows(
    newsletter,
    sql`SELECT ${newsletter} FROM ${newsletterSubscribers}
        JOIN ${sites} ON ${sites.id} = ${newsletterSubscribers.siteId}
        LEFT JOIN ${newsletterSignUps} ON ${newsletterSignUps.siteId} = ${newsletterSubscribers.siteId}
          AND ${newsletterSignUps.userId} = ${newsletterSubscribers.userId}
        LEFT JOIN ${newsletterSends} ON ${newsletterSends.id} = ${newsletterSignUps.sendId}
        WHERE ${newsletterSubscribers.userId} = ${id}
        ORDER BY ${newsletterSubscribers.subscribedAt}`,
  ),
  sessions: rows(
    session,
    sql`SELECT ${session} FROM ${sessions} WHERE ${sessions.userId} = ${id}
        ORDER BY ${sessions.createdAt}`,
  ),
  messages: rows(
    message,
    sql`SELECT ${message} FROM ${messages} WHERE ${messages.recipient} = ${email}
        ORDER BY ${messages.createdAt}`,
  ),
  invitations: rows(
    invitation,
    sql`SELECT ${invitation} FROM ${siteInvitations} JOIN ${siteDirectory}
        ON ${siteDirectory.siteId} = ${siteInvitations.siteId}
          AND ${siteDirectory.formerSince} IS NULL
        WHERE ${siteInvitations.email} = ${email} ORDER BY ${siteInvitations.createdAt}`,
  ),
  earlySignups: rows(
    earlySignup,
    sql`SELECT ${earlySignup} FROM ${earlySignups} WHERE ${earlySignups.email} = ${email}`,
  ),
});
