import type { Charge } from '#functions/adapters/payments/payment-gateway.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';
import { takeBackGift } from '../gifts/take-back.ts';
import type { MoneyHost, Statement } from '../money-host.ts';

type Account = Pick<PaymentAccount, 'accountId' | 'siteId'>;

/** Keeps what the provider says of a charge now. Rejects with a `PaymentFailure`. */
export async function followCharge(host: MoneyHost, account: Account, id: string): Promise<void> {
  const charge = await host.gateway.findCharge(account.accountId, id);
  if (charge !== null) await host.prepare(await keeping(host, account, [charge]));
}

/** How far back what was charged is gone through: as long as a bank takes a charge back. */
const listedMs = 120 * 24 * 60 * 60_000;

/** The next charges of an account, for those of which nothing was told. */
export async function listCharges(host: MoneyHost, account: PaymentAccount): Promise<void> {
  const { accountId, chargesListedAfter: after } = account;
  const asked = { since: host.now - listedMs, after };
  const { charges, last, isLast } = await host.gateway.listCharges(accountId, asked);
  await host.prepare(await keeping(host, account, charges));
  await host.prepare([
    host.platform.paymentAccounts.noteListed(
      accountId,
      'charges',
      isLast || last === null ? { endedAt: host.now } : { after: last },
    ),
  ]);
}

/** Nothing of what the cook sells elsewhere on the same account. What was given back is no gift before. */
async function keeping(
  host: MoneyHost,
  { accountId, siteId }: Account,
  charges: readonly Charge[],
): Promise<Statement[]> {
  const { gifts, payments } = host.siteOf(siteId);
  const [given, payers, known] = await Promise.all([
    gifts.listById(charges.flatMap(({ giftId }) => giftId ?? [])),
    payments.listPayers(
      accountId,
      charges.flatMap(({ customerId }) => customerId ?? []),
    ),
    payments.listKnown(
      accountId,
      charges.map(({ id }) => id),
    ),
  ]);
  for (const { giftId, refundedCents, amountCents } of charges) {
    const gift = given.get(giftId ?? '');
    if (gift && refundedCents === amountCents) await takeBackGift(host, gift);
  }
  const statements: Statement[] = [];
  for (const charge of charges) {
    const gift = given.get(charge.giftId ?? '');
    const payer = payers.get(charge.customerId ?? '');
    const isOurs =
      gift !== undefined ||
      known.has(charge.id) ||
      (payer !== undefined && (await isOfPlan(host, accountId, charge)));
    if (!isOurs) continue;
    const by = { payerId: payer ?? null, giftId: gift?.id ?? null };
    const seen = { ...seenOf(charge), ...by };
    statements.push(payments.keep({ accountId, providerId: charge.id }, seen, host.now));
  }
  return statements;
}

/** Whoever has a plan may pay the cook for something else too. */
const isOfPlan = async (
  { gateway }: MoneyHost,
  accountId: string,
  { paymentId }: Charge,
): Promise<boolean> => paymentId !== null && gateway.isOfPlan(accountId, paymentId);

const seenOf = (charge: Charge) => {
  const { id: _id, paymentId: _payment, customerId: _customer, dispute, ...money } = charge;
  return { ...money, disputeState: dispute?.state ?? null, disputeDueAt: dispute?.dueAt ?? null };
};
