import type { ConfirmationAnswer } from '#contract/mail/subscriber-import.ts';
import { maskedEmail } from '#domain/mail/masked-email.ts';
import { newsletterStateOf } from '#domain/mail/newsletter-state.ts';
import { confirmImported } from '#functions/crossings/confirm-imported.ts';
import type { Context } from '#functions/http/context.ts';
import { siteReferenceOf } from '../../accounts/account/site-reference.ts';
import { expired } from '../../service-error.ts';

/** Whose letters of which site a token is about; changes nothing. */
export async function readConfirmation(ctx: Context, token: string): Promise<ConfirmationAnswer> {
  const { recipient, site } = await readToken(ctx, token);
  return answerOf(ctx, recipient, siteReferenceOf(ctx, site));
}

/** The person wants the letters, whatever they did before. */
export async function confirmNewsletter(ctx: Context, token: string): Promise<ConfirmationAnswer> {
  const { recipient, site } = await readToken(ctx, token);
  await answerOf(ctx, recipient, siteReferenceOf(ctx, site));
  await confirmImported(ctx, recipient);
  return answerOf(ctx, recipient, siteReferenceOf(ctx, site));
}

async function readToken(ctx: Context, token: string) {
  const recipient = await ctx.adapters.confirmations.verify(token);
  const site = recipient && (await ctx.platform.namedSites.find(recipient.siteId));
  if (!recipient || !site) throw expired();
  return { recipient, site };
}

const answers = {
  subscribed: 'confirmed',
  unsubscribed: 'unsubscribed',
  unconfirmed: 'asked',
  none: 'asked',
} as const;

type Recipient = Awaited<ReturnType<typeof readToken>>['recipient'];

async function answerOf(
  ctx: Context,
  { siteId, userId }: Recipient,
  { title, origin }: { title: string; origin: string },
): Promise<ConfirmationAnswer> {
  const { newsletterSubscribers, siteUsers } = ctx.siteOf(siteId);
  const [subscriber, email] = await Promise.all([
    newsletterSubscribers.find(userId),
    siteUsers.findEmail(userId),
  ]);
  // After thirty days without an answer, or once the cook took the list back, there is nobody to ask.
  if (!subscriber || email === null) throw expired();
  return {
    site: { title, origin },
    maskedEmail: maskedEmail(email),
    state: answers[newsletterStateOf(subscriber)],
  };
}
