import { mailMessages } from '#contract/mail/mail-messages.ts';
import { giftPageLifetimeMs, giftPath } from '#domain/money/gifts.ts';
import { PaymentFailure } from '#domain/money/payment-failure.ts';
import { mailablePerson, quotableText } from '#domain/mail/mailable-line.ts';
import type { Gift } from '#functions/repositories/money/gift.ts';
import { letterheadOf } from '../letters/letterhead.ts';
import { moneyLetter } from '../letters/money-letter.ts';
import { orNullOnceOver } from '../or-disconnected.ts';
import type { MoneyHost } from '../money-host.ts';

/**
 * Asks the provider whether a gift was paid; if so its friend gets the link, and its giver a copy of
 * it. Rejects with a `PaymentFailure`.
 */
export async function followGift(host: MoneyHost, gift: Gift): Promise<void> {
  const { gifts } = host.siteOf(gift.siteId);
  const { id, accountId, providerId, state } = gift;
  // What was handed over is not handed over again, also when the provider tells of it months later.
  if (state !== 'open') return;
  // Nobody was ever led to its page.
  if (providerId === null) return void (await host.prepare([gifts.forget(id)]));
  const said = await orNullOnceOver(host.now >= gift.createdAt + giftPageLifetimeMs, () =>
    host.gateway.findCheckout(accountId, providerId),
  );
  if (said?.status === 'complete' && said.isPaid) {
    return (await gifts.isOwedBack(id)) ? giveBack(host, gift, providerId) : hand(host, gift);
  }
  if (said === null || said.status === 'expired') await host.prepare([gifts.forget(id)]);
}

/** Nobody is there to give or to take it. Until its money is back it stays open, and is followed. */
async function giveBack(host: MoneyHost, gift: Gift, providerId: string): Promise<void> {
  const { id, siteId, accountId } = gift;
  try {
    await host.gateway.refundCheckout(accountId, providerId, `return/${id}`);
  } catch (error) {
    if (!(error instanceof PaymentFailure) || error.kind !== 'refused') throw error;
    throw new PaymentFailure('owed', error.code, `return/${id} is refused: ${error.message}`);
  }
  const letters = await lettersAboutReturn(host, gift);
  await host.prepare([
    host.siteOf(siteId).gifts.takeBack(gift),
    ...letters.map(({ statement }) => statement),
  ]);
  host.wakeMailer(letters.map((letter) => letter.id));
}

async function lettersAboutReturn(host: MoneyHost, { id, siteId, ...gift }: Gift) {
  const letterhead = await letterheadOf(host, siteId);
  // Whoever deleted their account meanwhile is written to no more.
  if (letterhead === null || gift.giverEmail === '') return [];
  const { homes, look } = letterhead;
  const { subject, intro, button, note } = mailMessages.gift.givenBack;
  const letter = await moneyLetter(host, letterhead, {
    effect: `gift/${id}/back`,
    recipient: gift.giverEmail,
    subject: subject(look),
    paragraphs: [intro({ ...look, friend: gift.recipientEmail })],
    action: { label: button, address: `${homes.platform}/subscriptions` },
    note,
    isOfPlatform: true,
  });
  return [letter];
}

async function hand(host: MoneyHost, gift: Gift): Promise<void> {
  const token = host.newToken();
  const letters = await lettersOf(host, gift, token);
  const { gifts } = host.siteOf(gift.siteId);
  const [paid] = await host.prepare([
    gifts.pay(gift.id, await host.hash(token), host.now),
    // Whoever comes second writes nothing: the ids say which gift they are about.
    ...letters.map(({ statement }) => statement),
  ]);
  if (paid === 1) host.wakeMailer(letters.map(({ id }) => id));
}

async function lettersOf(host: MoneyHost, gift: Gift, token: string) {
  const letterhead = await letterheadOf(host, gift.siteId);
  if (letterhead === null) return [];
  const { homes, look } = letterhead;
  const giver = mailablePerson(gift.giverName ?? '') ?? mailMessages.gift.somebody;
  const message = quotableText(gift.message);
  const address = `${homes.platform}${giftPath}?token=${token}`;
  const { toFriend, toGiver } = mailMessages.gift;
  const write = (
    of: 'friend' | 'giver',
    recipient: string,
    letter: typeof toFriend | typeof toGiver,
  ) =>
    moneyLetter(host, letterhead, {
      effect: `gift/${gift.id}/${of}`,
      recipient,
      subject: letter.subject({ ...look, giver }),
      paragraphs: [
        letter.intro({ ...look, giver, friend: gift.recipientEmail }),
        ...(message === null ? [] : [letter.message(message)]),
      ],
      action: { label: letter.button, address },
      note: letter.note,
    });
  // Whoever deleted their account meanwhile is written to no more.
  return [
    ...(gift.recipientEmail === '' ? [] : [await write('friend', gift.recipientEmail, toFriend)]),
    ...(gift.giverEmail === '' ? [] : [await write('giver', gift.giverEmail, toGiver)]),
  ];
}
