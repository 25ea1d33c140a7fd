import { useEffect } from 'react';
import { paymentsMessages as texts } from '#contract/kitchen/money/payments-messages.ts';
import { plansPath } from '#domain/kitchen/kitchen-paths.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { $isDownloading } from '../downloads/download.ts';
import { Shell } from '../shell/frame/Shell.tsx';
import { IncomeByMonth } from './IncomeByMonth.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { PaymentRows } from './PaymentRows.tsx';
import { $income, downloadPayments, type Income, loadIncome } from './payments.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';

export function PaymentsScreen() {
  return <Shell>{(site) => <Payments siteSlug={site.slug} />}</Shell>;
}

function Payments({ siteSlug }: { siteSlug: string }) {
  const income = useValue($income);
  // Asks the server, which is outside of React.
  useEffect(() => void loadIncome(), []);
  const known = valueOf(income);
  return (
    <div className="payments-screen" aria-busy={income.status === 'pending'}>
      <header>
        <h1>{texts.heading}</h1>
        <a className="kitchen-link" href={plansPath(siteSlug)}>
          {texts.toPlans}
        </a>
      </header>
      {income.status === 'rejected' && (
        <NotLoaded texts={texts} failure={failureOf(income.error)} onAgain={loadIncome} />
      )}
      {!known && income.status !== 'rejected' && <p className="kitchen-loading">{texts.loading}</p>}
      {known && <Known income={known} siteSlug={siteSlug} />}
    </div>
  );
}

const isNothing = ({ months, payers, late, disputes }: Income): boolean =>
  payers + late.length + disputes.length === 0 && months.every(({ count }) => count === 0);

function Known({ income, siteSlug }: { income: Income; siteSlug: string }) {
  return (
    <>
      <NeedsAttention income={income} siteSlug={siteSlug} />
      {isNothing(income) ? (
        <div className="list-message">
          <h2>{texts.none.heading}</h2>
          <p>{texts.none.text}</p>
        </div>
      ) : (
        <IncomeByMonth income={income} />
      )}
      <PaymentRows siteSlug={siteSlug} head={<Download />} />
    </>
  );
}

function Download() {
  const isDownloading = useValue($isDownloading);
  return (
    <button
      type="button"
      className="kitchen-link"
      aria-disabled={isDownloading}
      onClick={() => void downloadPayments()}
    >
      {isDownloading ? texts.downloading : texts.download}
    </button>
  );
}
