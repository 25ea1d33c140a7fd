import { commentMessages } from '#contract/comments/comment-messages.ts';
import type { OverviewAnswer, OverviewQuery } from '#contract/site/overview.ts';
import { type OverviewPart, overviewPartsFor } from '#domain/kitchen/overview/parts.ts';
import { dateOfDay, lastDays } from '#domain/kitchen/overview/period.ts';
import { hasOwnLook } from '#domain/kitchen/overview/has-own-look.ts';
import { isOverdue } from '#domain/publishing/lateness.ts';
import { toPlainText } from '#domain/text/plain-text.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Said } from '#functions/repositories/overview/messages.ts';
import type { Saved } from '#functions/repositories/overview/readers.ts';
import type { RecipesPart, Scheduled, Written } from '#functions/repositories/overview/recipes.ts';
import { isoTime } from '../iso-time.ts';

const mailsAreTold = 7 * 24 * 60 * 60_000;
const wordsMax = 200;
const nextMax = 3;

type Report = (part: OverviewPart, error: Error) => void;

/** What needs somebody today, and how the site is doing as far as it is theirs to know. */
export async function getOverview(
  ctx: SiteContext,
  asked: OverviewQuery,
  report: Report,
): Promise<OverviewAnswer> {
  const days = lastDays(asked.days, { now: ctx.now, ahead: asked.ahead });
  const names = overviewPartsFor(ctx.actor.role);
  const { parts, errors } = await ctx.repositories.overview.read({
    days,
    mailsSince: ctx.now - mailsAreTold,
    parts: names,
  });
  const { recipes, schedules, comments, mails, steps, ...rest } = parts;
  // Where nothing at all can be read, the error says more than empty places.
  const [first] = errors.values();
  if (first !== undefined && errors.size === names.length) throw first;
  for (const [part, error] of errors) report(part, error);
  return {
    days: asked.days,
    firstDay: dateOfDay(days.firstDay),
    recipes: recipes && recipesView(recipes),
    schedules: schedules && schedulesView(schedules, ctx.now),
    comments: comments && {
      isOpen: ctx.site.settings.commentsEnabled,
      new: comments.counts.new,
      held: comments.counts.held,
      reported: comments.counts.reported,
      newest: comments.newest.map(saidView),
    },
    payments: rest.payments,
    mails: mails && {
      failed: mails.failed,
      newest: mails.newest.map(({ createdAt, ...mail }) => ({
        ...mail,
        createdAt: isoTime(createdAt),
      })),
    },
    // What was lost of what the platform no longer offers is nobody's to mend.
    sender: rest.sender && { isLost: ctx.config.ownSenders !== null && rest.sender.isLost },
    newsletters: rest.newsletters,
    domains: rest.domains,
    subscribers: rest.subscribers,
    bookmarks: rest.bookmarks,
    mostSaved: rest.mostSaved && rest.mostSaved.map(savedView),
    steps: steps && { ...steps, ...stepsOfSite(ctx) },
    failed: [...errors.keys()],
  };
}

/** What the site itself tells of its first steps. */
function stepsOfSite({ site: { settings, recipeCount } }: SiteContext) {
  return {
    look: hasOwnLook(settings),
    recipe: recipeCount > 0,
    about: settings.about !== null,
    plan: settings.subscriptionsEnabled,
  };
}

const recipesView = (part: RecipesPart): NonNullable<OverviewAnswer['recipes']> => ({
  published: part.published,
  drafts: { total: part.drafts, newest: part.newestDrafts.map(writtenView) },
  changed: { total: part.changed, newest: part.newestChanged.map(writtenView) },
  unpictured: part.unpictured,
});

const writtenView = ({ updatedAt, ...recipe }: Written) => ({
  ...recipe,
  updatedAt: isoTime(updatedAt),
});

function schedulesView(schedules: Scheduled[], now: number) {
  const waits = ({ at, error }: Scheduled) => error !== null || isOverdue(at, now);
  const view = ({ at, ...schedule }: Scheduled) => ({ ...schedule, at: isoTime(at) });
  return {
    overdue: schedules.filter(waits).map(view),
    next: schedules
      .filter((each) => !waits(each))
      .slice(0, nextMax)
      .map(view),
  };
}

const saidView = ({ id, content, createdAt, name, isNew, recipeId, recipeTitle }: Said) => ({
  id,
  recipe: { id: recipeId, title: recipeTitle },
  name: name ?? commentMessages.anonymous,
  words: content === null ? '' : toPlainText(content).slice(0, wordsMax),
  createdAt: isoTime(createdAt),
  isNew,
});

function savedView({ id, title, count, key, width, height, lqip, crop }: Saved) {
  const hasImage = key !== null && width !== null && height !== null && lqip !== null;
  return {
    id,
    title,
    count,
    image: hasImage ? { key, width, height, lqip, ...(crop && { crop }) } : null,
  };
}
