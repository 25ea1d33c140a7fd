import { type ReactNode, useEffect, useState } from 'react';
import { paymentsMessages } from '#contract/kitchen/money/payments-messages.ts';
import { paymentFilters, type PaymentView } from '#contract/money/payments.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Choices } from '../preview/Choices.tsx';
import { shortDayOf } from '../clock/day-words.ts';
import { nameOf, Payer } from './Payer.tsx';
import { $payments, type PaymentFilter, showOlder, showPayments } from './payments.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

const { list: texts, tryAgain } = paymentsMessages;

/** Each payment, the newest first. */
export function PaymentRows({ siteSlug, head }: { siteSlug: string; head: ReactNode }) {
  const [show, setShow] = useState<PaymentFilter>('all');
  const list = useValue($payments);
  // Asks the server, which is outside of React.
  useEffect(() => void showPayments(show), [show]);
  const known = valueOf(list);
  // What was shown before is no answer to what could not be loaded.
  const shown = list.status === 'rejected' && known?.show !== show ? null : known;
  return (
    <section className="payments-list" aria-labelledby="payments-list">
      <header>
        <h2 id="payments-list">{texts.heading}</h2>
        {head}
      </header>
      <Choices
        label={texts.filter}
        options={texts.filters}
        values={paymentFilters}
        chosen={show}
        onChoose={setShow}
      />
      {list.status === 'rejected' && (
        <div className="list-message">
          <Failure failure={failureOf(list.error)} />
          <TryAgain onAgain={() => showPayments(show)}>{tryAgain}</TryAgain>
        </div>
      )}
      <div aria-busy={list.status === 'pending'}>
        {shown?.payments.length === 0 && <p className="kitchen-meta">{texts.nothing}</p>}
        {shown && shown.payments.length > 0 && (
          <ul>
            {shown.payments.map((payment) => (
              <Row key={payment.id} payment={payment} siteSlug={siteSlug} />
            ))}
          </ul>
        )}
        {typeof shown?.nextCursor === 'string' && <Older />}
      </div>
    </section>
  );
}

function Older() {
  const [isPending, setIsPending] = useState(false);
  const show = async () => {
    setIsPending(true);
    await showOlder();
    setIsPending(false);
  };
  return (
    <Button variant="quiet" isPending={isPending} onClick={() => void show()}>
      {texts.older}
    </Button>
  );
}

function Row({ payment, siteSlug }: { payment: PaymentView; siteSlug: string }) {
  const { at, amountCents, state, receiptUrl } = payment;
  return (
    <li data-state={state}>
      <Payer payer={payment} siteSlug={siteSlug} />
      <b className="sum">{formatMoney(amountCents)}</b>
      <span className="kitchen-meta">
        <time dateTime={at}>{shortDayOf(at)}</time> · {stateOf(payment)}
      </span>
      {receiptUrl !== null && (
        <a
          className="kitchen-link"
          href={receiptUrl}
          rel="noreferrer"
          target="_blank"
          aria-label={texts.receiptOf(nameOf(payment), shortDayOf(at))}
        >
          {texts.receipt}
        </a>
      )}
    </li>
  );
}

function stateOf({ state, declinedFor, refundedCents, amountCents, dispute }: PaymentView): string {
  if (dispute !== null) return texts.disputes[dispute.state];
  if (state === 'failed') {
    const reason = texts.declined[declinedFor ?? ''] ?? texts.declinedOtherwise;
    return `${texts.states.failed}: ${reason}`;
  }
  if (refundedCents === 0) return texts.states.paid;
  return refundedCents < amountCents
    ? texts.refundedPart(formatMoney(refundedCents))
    : texts.refunded;
}
