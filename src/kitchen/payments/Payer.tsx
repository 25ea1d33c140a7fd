import { paymentsMessages } from '#contract/kitchen/money/payments-messages.ts';
import type { PaymentView } from '#contract/money/payments.ts';
import { subscribersPath } from '#domain/kitchen/kitchen-paths.ts';
import { allSubscribers, subscribersQuery } from '#domain/kitchen/subscribers/list-view.ts';

export type PayerView = Pick<PaymentView, 'subscriberId' | 'email' | 'displayName'>;

export const nameOf = ({ displayName, email }: PayerView): string =>
  displayName ?? email ?? paymentsMessages.list.somebody;

/** Who paid, with the way to what else is known of them. */
export function Payer({ payer, siteSlug }: { payer: PayerView; siteSlug: string }) {
  const { email } = payer;
  if (email === null) return <span>{nameOf(payer)}</span>;
  const query = subscribersQuery({ ...allSubscribers, text: email });
  return (
    <a href={`${subscribersPath(siteSlug)}?${query}`} title={email}>
      {nameOf(payer)}
    </a>
  );
}
