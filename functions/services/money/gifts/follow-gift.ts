import { mailMessages } from '#contract/mail/mail-messages.ts';
import { giftPath } from '#domain/money/gifts.ts';
import { storeLetter } from '#functions/mail/delivery/store.ts';
import { mailableLine, siteLook } from '#functions/mail/templates/look.ts';
import type { Gift } from '#functions/repositories/money/gift.ts';
import { siteHomes } from '../../site/host/homes.ts';
import { letterId } from '../letter-id.ts';
import type { MoneyHost } from '../money-host.ts';

/**
 * Asks the provider whether a gift was paid; if so its friend gets the link, and its giver a copy of
 * it. Rejects with a `PaymentFailure`.
 */
export async function followGift(host: MoneyHost, gift: Gift): Promise<void> {
  const { gifts } = host.siteOf(gift.siteId);
  const { id, accountId, providerId } = gift;
  // Nobody was ever led to its page.
  if (providerId === null) return void (await host.prepare([gifts.forget(id)]));
  const said = await host.gateway.findCheckout(accountId, providerId);
  if (said?.status === 'complete' && said.isPaid) return hand(host, gift);
  if (said === null || said.status === 'expired') await host.prepare([gifts.forget(id)]);
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
  const repositories = host.siteOf(gift.siteId);
  const site = await repositories.site.find();
  if (!site) return [];
  const place = { ...host, site, repositories };
  const homes = await siteHomes(place);
  const look = await siteLook(place, homes.origin);
  const giver = mailableLine(gift.giverName ?? '') ?? mailMessages.gift.somebody;
  const address = `${homes.platform}${giftPath}?token=${token}`;
  const { toFriend, toGiver } = mailMessages.gift;
  const write = async (
    of: 'friend' | 'giver',
    recipient: string,
    letter: typeof toFriend | typeof toGiver,
  ) => {
    const id = await letterId(host, `gift/${gift.id}/${of}`);
    return storeLetter({ ...host, newId: () => id }, look, {
      kind: 'payment',
      siteId: gift.siteId,
      recipient,
      expiresAt: null,
      letter: {
        subject: letter.subject({ ...look, giver }),
        paragraphs: [
          mailMessages.greeting,
          letter.intro({ ...look, giver, friend: gift.recipientEmail }),
          ...(gift.message === '' ? [] : [letter.message(gift.message)]),
        ],
        action: { label: letter.button, address },
        code: null,
        notes: [letter.note],
        unsubscribeAddress: null,
      },
    });
  };
  // Whoever deleted their account meanwhile is written to no more.
  return [
    ...(gift.recipientEmail === '' ? [] : [await write('friend', gift.recipientEmail, toFriend)]),
    ...(gift.giverEmail === '' ? [] : [await write('giver', gift.giverEmail, toGiver)]),
  ];
}
