import { useState } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { isLate } from '#domain/money/late-plan.ts';
import { type PortalPlace, pressesOf, type UserSubscription } from '#stores/money/subscriptions.ts';
import { useValue } from '#stores/use-value.ts';
import { ActionFailure } from '../ActionFailure.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { Day } from './Day.tsx';
import { isToEnd } from './is-to-end.ts';

type Props = { siteTitle: string; plan: NonNullable<UserSubscription['subscription']> };

const { subscriptions: texts } = accountMessages;

/** What becomes of a plan that is paid, and what can be done about it. */
export function PaidPlan({ siteTitle, plan }: Props) {
  const [{ $submit, submit }] = useState(() => pressesOf(plan.id));
  const submitted = useValue($submit);
  const { id, status, endsAt, grantedAs, next, keptWish } = plan;
  return (
    <>
      {isLate(status) && <p className="subscription-late">{lateTextOf(plan)}</p>}
      {endsAt !== null && <Coming text={texts.ends} at={endsAt} />}
      {next !== null && keptWish !== 'end' && (
        <Coming text={texts.becomes[next.planType]} at={next.at} />
      )}
      {keptWish !== null && <p>{texts.keptWish[keptWish]}</p>}
      <div className="subscription-acts">
        {grantedAs === null && (
          <Acts siteTitle={siteTitle} plan={plan} press={(each) => void submit(each)} />
        )}
        {/* A gift ends by itself, and costs nobody anything until then. */}
        {(!isToEnd(plan) || grantedAs === 'complimentary') && (
          <CancelPlan
            siteTitle={siteTitle}
            subscriptionId={id}
            text={grantedAs === null ? texts.cancelPaidText : texts.cancelGrantedText}
          />
        )}
      </div>
      <ActionFailure failure={submitted.status === 'failed' ? submitted.failure : null} />
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

type ActsProps = Props & { press: (pressed: PortalPlace | 'resume') => void };

function Acts({ siteTitle, plan, press }: ActsProps) {
  return (
    <>
      {(!isToEnd(plan) || isLate(plan.status)) && (
        <Paying siteTitle={siteTitle} plan={plan} visit={press} />
      )}
      {isToEnd(plan) && (
        <Act label={texts.resumePlan(siteTitle)} onPress={() => press('resume')}>
          {texts.resume}
        </Act>
      )}
      <Act label={texts.ofSite(texts.receipts, siteTitle)} onPress={() => press('overview')}>
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
      <Act label={texts.ofSite(texts.card, siteTitle)} onPress={() => visit('payment-method')}>
        {texts.card}
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
