import type { Charge } from '#functions/adapters/payments/payment-gateway.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import type { MoneyHost, Statement } from '../money-host.ts';

type Account = Pick<PaymentAccount, 'accountId' | 'siteId'>;

/** Keeps what the provider says of a charge now. Rejects with a `PaymentFailure`. */
export async function followCharge(host: MoneyHost, account: Account, id: string): Promise<void> {
  const charge = await host.gateway.findCharge(account.accountId, id);
  if (charge !== null) await host.prepare(await keeping(host, account, charge));
}

/** How far back what was charged is gone through: as long as a bank takes a charge back. */
const listedMs = 120 * 24 * 60 * 60_000;

/** The next charges of an account, for those of which nothing was told. */
export async function listCharges(host: MoneyHost, account: PaymentAccount): Promise<void> {
  const { accountId, chargesListedAfter: after } = account;
  const asked = { since: host.now - listedMs, after };
  const { charges, last, isLast } = await host.gateway.listCharges(accountId, asked);
  const kept: Statement[] = [];
  for (const charge of charges) kept.push(...(await keeping(host, account, charge)));
  await host.prepare(kept);
  await host.prepare([
    host.platform.paymentAccounts.noteChargesListed(
      accountId,
      isLast || last === null ? { endedAt: host.now } : { after: last },
    ),
  ]);
}

/** Nothing of what the cook sells elsewhere on the same account. */
async function keeping(
  host: MoneyHost,
  { accountId, siteId }: Account,
  { id: providerId, customerId, giftId, dispute, ...money }: Charge,
): Promise<Statement[]> {
  const { gifts, payments } = host.siteOf(siteId);
  const gift = giftId === null ? null : await gifts.find(giftId);
  const payer = customerId === null ? null : await payments.findPayer(accountId, customerId);
  if (gift === null && payer === null) return [];
  const userId = gift?.giverId ?? payer;
  const disputed = { disputeState: dispute?.state ?? null, disputeDueAt: dispute?.dueAt ?? null };
  const isGivenBack = gift !== null && money.refundedCents === money.amountCents;
  return [
    payments.keep({ accountId, providerId }, { userId, ...money, ...disputed }, host.now),
    // What was given back whole is no gift any more.
    ...(isGivenBack ? gifts.takeBack(gift.id, host.newId(), host.now) : []),
  ];
}
