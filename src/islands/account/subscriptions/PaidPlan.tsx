import { accountMessages } from '#contract/accounts/account-messages.ts';
import { isLate } from '#domain/money/late-plan.ts';
import {
  $resumption,
  $visit,
  type PortalPlace,
  resumePlan,
  type UserSubscription,
  visitPortal,
} from '#stores/money/subscriptions.ts';
import { useValue } from '#stores/use-value.ts';
import { ActionFailure } from '../ActionFailure.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { Day } from './Day.tsx';
import { isToEnd } from './is-to-end.ts';

type Props = { siteTitle: string; plan: NonNullable<UserSubscription['subscription']> };

const { subscriptions: texts } = accountMessages;

/** What becomes of a plan that is paid, and what can be done about it. */
export function PaidPlan({ siteTitle, plan }: Props) {
  const visit = useValue($visit);
  const resumption = useValue($resumption);
  const failed = [visit, resumption].find(({ status }) => status === 'failed');
  const { id, status, endsAt, grantedAs, next, keptWish } = plan;
  return (
    <>
      {isLate(status) && <p className="subscription-late">{lateTextOf(plan)}</p>}
      {endsAt !== null && <Coming text={texts.ends} at={endsAt} />}
      {next !== null && keptWish !== 'end' && (
        <Coming text={texts.becomes[next.planType]} at={next.at} />
      )}
      {keptWish !== null && <p>{texts.keptWish[keptWish]}</p>}
      <p className="subscription-acts">
        {grantedAs === null && <Acts siteTitle={siteTitle} plan={plan} />}
        {/* A gift ends by itself, and costs nobody anything until then. */}
        {(!isToEnd(plan) || grantedAs === 'complimentary') && (
          <CancelPlan
            siteTitle={siteTitle}
            subscriptionId={id}
            text={grantedAs === null ? texts.cancelPaidText : texts.cancelGrantedText}
          />
        )}
      </p>
      <ActionFailure failure={failed?.status === 'failed' ? failed.failure : null} />
    </>
  );
}

function lateTextOf(plan: Props['plan']): string {
  if (plan.status !== 'past_due') return texts.stopped;
  return isToEnd(plan) ? texts.lateToTheEnd : texts.late;
}

const Coming = ({ text, at }: { text: string; at: string }) => (
  <p>
    {text} <Day at={at} />
  </p>
);

function Acts({ siteTitle, plan }: Props) {
  const { id, status } = plan;
  const visit = (place: PortalPlace) => void visitPortal({ subscriptionId: id, place });
  return (
    <>
      {(!isToEnd(plan) || isLate(status)) && (
        <Paying siteTitle={siteTitle} plan={plan} visit={visit} />
      )}
      {isToEnd(plan) && (
        <Act label={texts.resumePlan(siteTitle)} onPress={() => void resumePlan(id)}>
          {texts.resume}
        </Act>
      )}
      <Act label={texts.ofSite(texts.receipts, siteTitle)} onPress={() => visit('overview')}>
        {texts.receipts}
      </Act>
    </>
  );
}

type PayingProps = Props & { visit: (place: PortalPlace) => void };

/** What is owed stays owed where a plan was canceled; where it goes on, its card and its length are changed, too. */
function Paying({ siteTitle, plan, visit }: PayingProps) {
  const { planType, status, invoiceUrl, next } = plan;
  const other = planType === 'monthly' ? 'yearly' : 'monthly';
  const card = isLate(status) ? texts.mend : texts.card;
  return (
    <>
      {invoiceUrl !== null && (
        <a
          className="plain-button"
          href={invoiceUrl}
          aria-label={texts.ofSite(texts.payNow, siteTitle)}
        >
          {texts.payNow}
        </a>
      )}
      <Act label={texts.ofSite(card, siteTitle)} onPress={() => visit('payment-method')}>
        {card}
      </Act>
      {planType !== 'free' && !isToEnd(plan) && next === null && !isLate(status) && (
        <Act label={texts.ofSite(texts.change[planType], siteTitle)} onPress={() => visit(other)}>
          {texts.change[planType]}
        </Act>
      )}
    </>
  );
}

type ActProps = { label: string; onPress: () => void; children: string };

const Act = ({ label, onPress, children }: ActProps) => (
  <button className="plain-button" type="button" aria-label={label} onClick={onPress}>
    {children}
  </button>
);
