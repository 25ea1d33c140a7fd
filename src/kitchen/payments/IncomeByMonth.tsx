import { paymentsMessages } from '#contract/kitchen/money/payments-messages.ts';
import { plotHeight, plotWidth } from '#domain/kitchen/overview/plot.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { monthOf, shortMonthOf, signedMoney } from './money-words.ts';
import type { Income } from './payments.ts';

const { income: texts } = paymentsMessages;

type Month = Income['months'][number];

const leftOf = ({ paidCents, refundedCents, disputedCents, feeCents }: Month): number =>
  paidCents - refundedCents - disputedCents - feeCents;

/** What is left of each of the last twelve months, as bars and as a table. */
export function IncomeByMonth({ income: { months, payers, monthCents } }: { income: Income }) {
  const now = months.at(-1);
  if (!now) return null;
  return (
    <section className="payments-income" aria-labelledby="payments-income">
      <h2 id="payments-income">{texts.heading}</h2>
      <figure>
        <figcaption>
          <strong>{texts.thisMonth(signedMoney(leftOf(now)), monthOf(now.month))}</strong>
          <span className="kitchen-meta">{texts.renews(payers, formatMoney(monthCents))}</span>
        </figcaption>
        <Bars months={months} />
      </figure>
      <p className="kitchen-meta">{texts.about}</p>
      <Numbers months={months} />
    </section>
  );
}

/** Part of a bar's place that stays free. */
const gap = 0.3;

function Bars({ months }: { months: Month[] }) {
  const most = Math.max(...months.map(leftOf));
  if (most <= 0) return null;
  const step = plotWidth / months.length;
  const highest = months.find((month) => leftOf(month) === most);
  return (
    <div className="payments-plot" aria-hidden>
      <svg viewBox={`0 0 ${plotWidth} ${plotHeight}`} preserveAspectRatio="none">
        {months.map((month, place) => {
          const height = (Math.max(0, leftOf(month)) / most) * plotHeight;
          return (
            <rect
              key={month.month}
              x={(place + gap / 2) * step}
              y={plotHeight - height}
              width={step * (1 - gap)}
              height={height}
            />
          );
        })}
      </svg>
      <ol>
        {months.map(({ month }) => (
          <li key={month}>
            {month === highest?.month && <b className="sum">{formatMoney(most)}</b>}
            <time dateTime={month}>{shortMonthOf(month)}</time>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Numbers({ months }: { months: Month[] }) {
  const { columns } = texts;
  return (
    <details className="payments-numbers">
      <summary>{texts.table}</summary>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.month}</th>
              <th scope="col">{columns.paid}</th>
              <th scope="col">{columns.refunded}</th>
              <th scope="col">{columns.disputed}</th>
              <th scope="col">{columns.fee}</th>
              <th scope="col">{columns.left}</th>
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">{monthOf(month.month)}</th>
                <td>{formatMoney(month.paidCents)}</td>
                <td>{formatMoney(month.refundedCents)}</td>
                <td>{formatMoney(month.disputedCents)}</td>
                <td>{formatMoney(month.feeCents)}</td>
                <td>{signedMoney(leftOf(month))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
