import { leavingMessages } from '#contract/kitchen/site/leaving-messages.ts';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { kitchenPath } from '#domain/kitchen/kitchen-paths.ts';
import { mailableTitle } from '#domain/mail/mailable-line.ts';
import { deletedSitesKeptMs } from '#domain/site/deleted-site.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { closeSite } from '#functions/crossings/delete-site.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { platformLook } from '#functions/mail/templates/look.ts';
import { endAppAtBest } from '../../money/app/leave-app.ts';
import { withdrawAtBest } from '../../money/checkout/withdraw.ts';
import { moneyHostOf } from '../../money/money-host.ts';
import { letterDay } from '../../letter-day.ts';
import { invalidAt } from '../../service-error.ts';
import { platformHomes, siteHomes } from '../host/homes.ts';

const { siteDeleted: texts } = mailMessages;

/** Takes the site of a cook down, who confirms it by typing its name; it can be restored for a while. */
export async function deleteSite(ctx: SiteContext, typedTitle: string): Promise<void> {
  const isNamed = oneLine(typedTitle).trim() === ctx.site.title.trim();
  if (!isNamed) throw invalidAt('title', leavingMessages.deletion.otherName);
  const letter = await deletionLetter(ctx);
  await closeSite(ctx, { id: ctx.site.id, ownerId: ctx.actor.user.id }, [letter.statement]);
  ctx.wakeMailer([letter.id]);
  if (ctx.adapters.payments === null) return;
  const host = moneyHostOf(ctx);
  ctx.inBackground(withdrawAtBest(host, ctx.site.id));
  ctx.inBackground(endAppAtBest(host, ctx.site.id));
}

/** Of the platform's and not the site's, since nothing is sent for a site that is deleted. */
async function deletionLetter(ctx: SiteContext) {
  const { site, actor } = ctx;
  const { origin } = platformHomes(ctx);
  const name = mailableTitle({ title: site.title, origin: (await siteHomes(ctx)).origin });
  return storeLetter(ctx, platformLook(origin), {
    kind: 'site-deleted',
    siteId: null,
    recipient: actor.user.email,
    expiresAt: null,
    whileOpen: { siteId: site.id, ownerId: actor.user.id },
    letter: {
      subject: texts.subject({ name }),
      paragraphs: [
        mailMessages.greeting,
        texts.intro({ name }),
        texts.keptUntil(letterDay(ctx.now + deletedSitesKeptMs)),
      ],
      action: { label: texts.button, address: `${origin}${kitchenPath}` },
      code: null,
      notes: [texts.notYou],
      unsubscribeAddress: null,
    },
  });
}
