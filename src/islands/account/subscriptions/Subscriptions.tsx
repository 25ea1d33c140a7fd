import { useEffect } from 'react';
import { accountMessages } from '#contract/accounts/account-messages.ts';
import { valueOf } from '#stores/remote.ts';
import {
  $preferenceSubmit,
  $subscriptions,
  loadSubscriptions,
} from '#stores/money/subscriptions.ts';
import { useValue } from '#stores/use-value.ts';
import { AccountGate } from '../AccountGate.tsx';
import { ActionFailure } from '../ActionFailure.tsx';
import { EmptyList } from '../EmptyList.tsx';
import { LoadFailure } from '../LoadFailure.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';

const { gate, subscriptions: texts } = accountMessages;

export function Subscriptions() {
  return (
    <AccountGate path="/subscriptions" heading={texts.heading}>
      {() => <List />}
    </AccountGate>
  );
}

function List() {
  const state = useValue($subscriptions);
  const preference = useValue($preferenceSubmit);
  useEffect(() => {
    void loadSubscriptions();
  }, []);
  const held = valueOf(state);
  if (state.status === 'rejected' && !held) {
    return (
      <LoadFailure
        heading={texts.failed}
        error={state.error}
        onRetry={() => void loadSubscriptions()}
      />
    );
  }
  if (!held) return <p aria-live="polite">{gate.loading}</p>;
  if (held.length === 0) return <EmptyList texts={texts} />;
  return (
    <>
      <ActionFailure failure={preference.status === 'failed' ? preference.failure : null} />
      <ul className="subscription-list">
        {held.map((each) => (
          <SubscriptionRow key={each.site.slug} held={each} />
        ))}
      </ul>
    </>
  );
}
