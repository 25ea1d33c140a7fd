import { paymentsMessages } from '#contract/kitchen/money/payments-messages.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { shortDayOf } from '../clock/day-words.ts';
import type { Income } from './payments.ts';
import { Payer } from './Payer.tsx';

const { attention: texts } = paymentsMessages;

type Props = { income: Income; siteSlug: string };

/** What a bank asks, and whose plan is not paid; nothing where neither is. */
export function NeedsAttention({ income: { disputes, late }, siteSlug }: Props) {
  if (disputes.length + late.length === 0) return null;
  return (
    <section className="payments-attention" aria-labelledby="payments-attention">
      <h2 id="payments-attention">{texts.heading}</h2>
      {disputes.length > 0 && (
        <>
          <h3>{texts.disputes(disputes.length)}</h3>
          <ul>
            {disputes.map((payment) => (
              <li key={payment.id}>
                <Payer payer={payment} siteSlug={siteSlug} />
                <b className="sum">{formatMoney(payment.amountCents)}</b>
                <span className="kitchen-meta">
                  {payment.dispute?.dueAt
                    ? texts.answerBy(shortDayOf(payment.dispute.dueAt))
                    : texts.answered}
                </span>
                <a
                  className="kitchen-link"
                  href={`https://dashboard.stripe.com/payments/${payment.id}`}
                  rel="noreferrer"
                  target="_blank"
                >
                  {texts.answer}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {late.length > 0 && (
        <>
          <h3>{texts.late(late.length)}</h3>
          <p className="kitchen-meta">
            {texts.lateText}
            {late.some(({ planStatus }) => planStatus === 'past_due') && ` ${texts.triedAgain}`}
          </p>
          <ul>
            {late.map((plan) => (
              <li key={plan.subscriberId}>
                <Payer payer={plan} siteSlug={siteSlug} />
                <b className="sum">{formatMoney(plan.amountCents ?? 0)}</b>
                <span className="kitchen-meta">
                  {texts.states[plan.planStatus ?? ''] ?? texts.states['past_due']}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
