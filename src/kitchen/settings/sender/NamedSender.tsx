import { useState } from 'react';
import { senderMessages as texts } from '#contract/kitchen/mail/sender-messages.ts';
import type { SenderAddressView } from '#contract/mail/sender-address.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { dayAndMonthOf, dayAndTimeOf } from '../../clock/day-words.ts';
import { $senderCheck, type Checking, checkSender, removeSender } from './sender.ts';
import { SenderRecords } from './SenderRecords.tsx';

type Props = { sender: SenderAddressView; isAsked: boolean };

/** An address that was named: whether letters are from it, and the records that this takes. */
export function NamedSender({ sender, isAsked }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);
  const { provenAt, address } = sender;
  return (
    <div className="domain">
      <div className="domain-head">
        <p className="state" data-state={provenAt === null ? 'waiting' : 'live'}>
          {texts.states[stateOf(sender)]}
        </p>
        <Button variant="quiet" onClick={() => setIsRemoving(true)}>
          {texts.remove}
        </Button>
      </div>
      {isAsked ? (
        <>
          <p className="kitchen-meta" aria-live="polite">
            {toldOf(sender)}
          </p>
          <Records sender={sender} />
          <LastCheck sender={sender} />
        </>
      ) : (
        <p className="kitchen-meta">{texts.unasked}</p>
      )}
      {isRemoving && <AskRemove address={address} onClose={() => setIsRemoving(false)} />}
    </div>
  );
}

function stateOf({ provenAt, lostAt }: SenderAddressView): keyof typeof texts.states {
  if (provenAt !== null) return 'proven';
  return lostAt === null ? 'waiting' : 'lost';
}

function toldOf(sender: SenderAddressView): string | null {
  const { provenAt, missedSince, lostAt, isRefused } = sender;
  if (provenAt !== null) return missedSince === null ? null : texts.told.missed;
  if (lostAt === null) return texts.told.waiting;
  return texts.told[isRefused ? 'refused' : 'lost'](dayAndMonthOf(lostAt));
}

/** Whoever has nothing to do need not see them. */
function Records({ sender }: { sender: SenderAddressView }) {
  const isDone = sender.provenAt !== null && sender.missedSince === null;
  if (!isDone) return <SenderRecords sender={sender} />;
  return (
    <details>
      <summary className="kitchen-link">{texts.records}</summary>
      <SenderRecords sender={sender} />
    </details>
  );
}

function LastCheck({ sender: { checkedAt } }: { sender: SenderAddressView }) {
  const checking = useValue($senderCheck);
  return (
    <p className="domain-look kitchen-meta">
      <span aria-live="polite">{lastOf(checking, checkedAt)}</span>
      <button
        type="button"
        className="kitchen-link"
        aria-disabled={checking.isPending || undefined}
        onClick={() => void checkSender()}
      >
        {texts.check}
      </button>
    </p>
  );
}

function lastOf({ isPending, reason }: Checking, checkedAt: string | null): string {
  if (isPending) return texts.checking;
  if (reason !== null) return texts.notChecked(reason);
  return checkedAt === null ? texts.unchecked : texts.checkedAt(dayAndTimeOf(checkedAt));
}

function AskRemove({ address, onClose }: { address: string; onClose: () => void }) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setIsPending] = useState(false);
  const remove = async () => {
    setIsPending(true);
    try {
      await removeSender();
    } catch (error) {
      setFailure(failureOf(error));
      setIsPending(false);
    }
  };
  return (
    <ConfirmDialog
      title={texts.asksRemove.title(address)}
      text={texts.asksRemove.text}
      confirmLabel={texts.asksRemove.confirm}
      isOpen
      {...{ failure, isPending, onClose }}
      onConfirm={() => void remove()}
    />
  );
}
