import type { z } from 'zod';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { paymentsMessages as texts } from '#contract/kitchen/money/payments-messages.ts';
import type {
  IncomeAnswer,
  paymentFilters,
  paymentsAnswer,
  PaymentView,
} from '#contract/money/payments.ts';
import { failureOf } from '#stores/failure.ts';
import { remote, valueOf } from '#stores/remote.ts';
import { download } from '../downloads/download.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';

export type Income = IncomeAnswer['income'];
export type PaymentFilter = (typeof paymentFilters)[number];
export type PaymentList = {
  show: PaymentFilter;
  payments: PaymentView[];
  nextCursor: string | null;
};

const income = remote<Income>();
/** What comes in, and what is wrong with it. */
export const $income = income.$remote;

const list = remote<PaymentList>();
/** What was charged, as far as it was asked for. */
export const $payments = list.$remote;

const manage = manageApi[':siteSlug'];
const paramHere = () => ({ siteSlug: siteSlugHere() });

export const loadIncome = (): Promise<void> =>
  income.load(async () => {
    const answer = await call(() => manage.income.$get({ param: paramHere() }));
    return (await jsonOf(answer)).income;
  });

export const showPayments = (show: PaymentFilter): Promise<void> =>
  list.load(async () => ({ show, ...(await pageOf(show)) }));

/** Adds the page behind those that are shown; what fails leaves them. */
export async function showOlder(): Promise<void> {
  const known = valueOf($payments.get());
  if (!known?.nextCursor) return;
  const { show, payments, nextCursor } = known;
  try {
    const page = await pageOf(show, nextCursor);
    // Somebody may have asked for others meanwhile.
    if (valueOf($payments.get()) !== known) return;
    list.set({ ...page, show, payments: [...payments, ...page.payments] });
  } catch (error) {
    notify(failureOf(error).message);
  }
}

async function pageOf(
  show: PaymentFilter,
  cursor?: string,
): Promise<z.output<typeof paymentsAnswer>> {
  const query = { show, ...(cursor !== undefined && { cursor }) };
  const answer = await call(() => manage.payments.$get({ param: paramHere(), query }));
  return jsonOf(answer);
}

/** Everything, as a file. */
export async function downloadPayments(): Promise<void> {
  try {
    await download('payments.csv', () => manage['payments.csv'].$get({ param: paramHere() }));
  } catch (error) {
    notify(texts.downloadFailed(failureOf(error).message));
  }
}
