import { useState } from 'react';
import { subscribersMessages } from '#contract/kitchen/mail/subscribers-messages.ts';
import type { SubscriberView } from '#contract/mail/subscriber.ts';
import { useValue } from '#stores/use-value.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { removing, unsubscribing } from './person.ts';

const texts = subscribersMessages.person;
const acts = {
  unsubscribe: { asks: texts.asksUnsubscribe, act: unsubscribing },
  remove: { asks: texts.asksRemove, act: removing },
};
type Act = keyof typeof acts;

/** What a cook does for a person who asked for it; neither can be taken back by the cook. */
export function PersonActs({ subscriber }: { subscriber: SubscriberView }) {
  const [asked, setAsked] = useState<Act | null>(null);
  const { state } = subscriber;
  const getsLetters = state !== 'unsubscribed' && state !== 'none';
  return (
    <div className="person-acts">
      {getsLetters && (
        <button type="button" className="kitchen-link" onClick={() => setAsked('unsubscribe')}>
          {texts.unsubscribe}
        </button>
      )}
      <button type="button" className="kitchen-link" onClick={() => setAsked('remove')}>
        {texts.remove}
      </button>
      {asked !== null && (
        <Asking key={asked} act={asked} subscriber={subscriber} onClose={() => setAsked(null)} />
      )}
    </div>
  );
}

type AskingProps = { act: Act; subscriber: SubscriberView; onClose: () => void };

function Asking({ act: name, subscriber, onClose }: AskingProps) {
  const { asks, act } = acts[name];
  const sending = useValue(act.$submit);
  const { id, email } = subscriber;
  const close = () => {
    act.clear();
    onClose();
  };
  return (
    <ConfirmDialog
      title={asks.title}
      text={asks.text(email)}
      confirmLabel={asks.confirm}
      isOpen
      isPending={sending.status === 'pending'}
      failure={sending.status === 'failed' ? sending.failure : null}
      onConfirm={() => {
        void act.submit({ id, email }).then((isDone) => {
          if (isDone) close();
        });
      }}
      onClose={close}
    />
  );
}
