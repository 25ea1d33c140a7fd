import { mailMessages } from '#contract/mail/mail-messages.ts';
import { type MailingContext, storeLetter } from '#functions/mail/delivery/store.ts';
import { platformLook } from '#functions/mail/templates/look.ts';
import type { AccountHolder } from '#functions/repositories/accounts/account-export.ts';
import { platformHomes } from '../../site/host/homes.ts';

const { accountDeleted: texts } = mailMessages;

/** The last letter to somebody: their account is deleted, and their address forgotten once it is sent. */
export const farewellTo = (ctx: MailingContext, { id, email }: AccountHolder) =>
  storeLetter(ctx, platformLook(platformHomes(ctx).origin), {
    kind: 'account-deleted',
    siteId: null,
    recipient: email,
    expiresAt: null,
    whileLeaving: id,
    letter: {
      subject: texts.subject,
      paragraphs: [mailMessages.greeting, texts.intro, texts.forgotten],
      action: null,
      code: null,
      notes: [texts.notYou],
      unsubscribeAddress: null,
    },
  });
