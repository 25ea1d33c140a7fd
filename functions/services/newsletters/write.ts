import type {
  AudienceAnswer,
  AudienceQuery,
  NewNewsletterSendInput,
  NewsletterSendAnswer,
  NewsletterSendInput,
} from '#contract/mail/newsletter-send.ts';
import { sendRefusals } from '#contract/mail/send-messages.ts';
import type { Id } from '#domain/ids.ts';
import { draftsMax, type NewsletterContent } from '#domain/mail/newsletter/newsletter-send.ts';
import { referencedIds } from '#domain/text/rich-text.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkReferences, type Reference } from '../check-references.ts';
import { isoTime } from '../iso-time.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { invalidAt } from '../service-error.ts';
import { checkSendable, noDraft } from './start.ts';
import { findSend, getSend } from './view.ts';

const nothingWritten: NewsletterContent = {
  recipeId: null,
  note: null,
  subject: '',
  previewLine: '',
  audience: 'all',
  joinedAfter: null,
  isOnSite: false,
  isActive: false,
};

/** A draft, or a newsletter that leaves at once. */
export async function createSend(
  ctx: SiteContext,
  input: NewNewsletterSendInput,
): Promise<NewsletterSendAnswer> {
  const id = await retryStale(() => insertSend(ctx, input));
  if (input.isDraft !== true) ctx.wakeNewsletter({ siteId: ctx.site.id, id });
  return getSend(ctx, id);
}

async function insertSend(
  ctx: SiteContext,
  { isDraft = false, again, ...input }: NewNewsletterSendInput,
): Promise<Id> {
  const { newsletterSends } = ctx.repositories;
  const [count, isOnSite] = await Promise.all([
    newsletterSends.countDrafts(),
    newsletterSends.wasLastOnSite(),
  ]);
  const written = withInput({ ...nothingWritten, isOnSite }, input);
  if (count >= draftsMax) throw invalidAt('', sendRefusals.tooManyDrafts(draftsMax));
  const id = ctx.newId();
  const created = { id, kind: 'letter' as const, now: ctx.now };
  const commit = await checkReferences(ctx, { references: referencesOf(written) });
  const starting = isDraft ? null : await checkSendable(ctx, written, again === true);
  await commit([
    newsletterSends.create(written, created),
    ...(starting === null
      ? []
      : [
          newsletterSends.schedule({
            id,
            expectedVersion: 1,
            now: ctx.now,
            sendAt: ctx.now,
            ...starting,
          }),
        ]),
  ]);
  return id;
}

/** The letter that everybody gets who subscribes; begun where it is not there yet. */
export async function openWelcome(ctx: SiteContext): Promise<NewsletterSendAnswer> {
  const id = await retryStale(async () => {
    const { newsletterSends } = ctx.repositories;
    const found = await newsletterSends.findWelcome();
    if (found) return found.id;
    const created = { id: ctx.newId(), kind: 'welcome' as const, now: ctx.now };
    await ctx.commit([newsletterSends.create(nothingWritten, created)]);
    return created.id;
  });
  return getSend(ctx, id);
}

type Update = { id: Id; input: NewsletterSendInput; ifMatch: readonly number[] | null };

/** Changes a draft; what is absent stays as it was. */
export async function updateSend(ctx: SiteContext, update: Update): Promise<NewsletterSendAnswer> {
  await retryStale(() => replaceSend(ctx, update));
  return getSend(ctx, update.id);
}

async function replaceSend(ctx: SiteContext, { id, input, ifMatch }: Update): Promise<void> {
  const before = await findSend(ctx, id);
  if (before.state !== 'draft') throw noDraft();
  checkVersion(ifMatch, before.version);
  const after = withInput(before, input);
  const commit = await checkReferences(ctx, {
    references: referencesOf(after),
    before: referencesOf(before),
  });
  const { newsletterSends } = ctx.repositories;
  await commit([
    newsletterSends.update(after, { id, expectedVersion: before.version, now: ctx.now }),
  ]);
}

/** A draft alone: of what was sent there is a record. */
export async function deleteSend(ctx: SiteContext, id: Id): Promise<void> {
  const { state } = await findSend(ctx, id);
  if (state !== 'draft') throw noDraft();
  await ctx.commit([ctx.repositories.newsletterSends.delete(id)]);
}

/** How many people get a newsletter that is sent now. */
export async function countAudience(
  ctx: SiteContext,
  { joinedAfter }: AudienceQuery,
): Promise<AudienceAnswer> {
  const to = { joinedAfter: joinedAfter === undefined ? null : Date.parse(joinedAfter) };
  const { free, paid } = await ctx.repositories.newsletterSends.countAudience(to, ctx.now);
  return { all: free + paid, free, paid, now: isoTime(ctx.now) };
}

function withInput(
  before: NewsletterContent,
  { joinedAfter, ...input }: NewsletterSendInput,
): NewsletterContent {
  return {
    ...before,
    ...input,
    ...(joinedAfter !== undefined && {
      joinedAfter: joinedAfter === null ? null : Date.parse(joinedAfter),
    }),
  };
}

function referencesOf({ recipeId, note }: NewsletterContent): Reference[] {
  const unitIds = note ? referencedIds(note).unitIds : [];
  return [
    ...unitIds.map((id): Reference => ({ kind: 'unit', id, path: 'note' })),
    ...(recipeId === null ? [] : [{ kind: 'recipe' as const, id: recipeId, path: 'recipeId' }]),
  ];
}
