import type { SiteId } from '#domain/ids.ts';
import type { Context } from '#functions/http/context.ts';
import type { PaymentAccount } from '#functions/repositories/money/payment-account.ts';

/** The account into which buyers of a site pay now; null while its cook cannot be paid. */
export async function findSellingAccount(
  { platform }: Pick<Context, 'platform'>,
  siteId: SiteId,
): Promise<PaymentAccount | null> {
  const account = await platform.paymentAccounts.find(siteId);
  return account?.canCharge && account.disconnectedAt === null ? account : null;
}
