import { useState } from 'react';
import { complimentaryMessages as texts } from '#contract/kitchen/money/complimentary-messages.ts';
import type { SubscriberAnswer } from '#contract/mail/subscriber.ts';
import { addMonths } from '#domain/money/months.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { dayOf } from '../clock/day-words.ts';
import { Choices } from '../preview/Choices.tsx';
import { endingGrant, granting } from './person.ts';
import { useNow } from '../clock/use-now.ts';
import { Failure } from '../shell/frame/Failure.tsx';

const terms = ['month', 'year', 'always'] as const;
type Term = (typeof terms)[number];
const months: Record<Exclude<Term, 'always'>, number> = { month: 1, year: 12 };

/** Full access that the cook gives away, and its end; nothing for who pays. */
export function Complimentary({ answer: { subscriber, grant } }: { answer: SubscriberAnswer }) {
  const [isOpen, setIsOpen] = useState(false);
  const ending = useValue(endingGrant.$submit);
  const { id, email, planType } = subscriber;
  if (grant !== null) {
    const until = grant.endsAt === null ? texts.always : texts.until(dayOf(grant.endsAt));
    return (
      <>
        <p className="kitchen-meta">{texts.kinds[grant.kind](until)}</p>
        {grant.kind === 'complimentary' && (
          <button
            type="button"
            className="kitchen-link"
            aria-disabled={ending.status === 'pending'}
            onClick={() => void endingGrant.submit({ id, email })}
          >
            {texts.end}
          </button>
        )}
        {ending.status === 'failed' && <Failure failure={ending.failure} />}
      </>
    );
  }
  if (planType !== null && planType !== 'free') return null;
  return (
    <>
      <button type="button" className="kitchen-link" onClick={() => setIsOpen(true)}>
        {texts.give}
      </button>
      {isOpen && <Giving id={id} email={email} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type Someone = { id: string; email: string };

function Giving({ id, email, onClose }: Someone & { onClose: () => void }) {
  const [term, setTerm] = useState<Term>('year');
  const now = useNow();
  const sending = useValue(granting.$submit);
  const until = term === 'always' ? null : new Date(addMonths(now, months[term])).toISOString();
  const close = () => {
    granting.clear();
    onClose();
  };
  const give = async () => {
    if (await granting.submit({ id, email, until })) close();
  };
  return (
    <Dialog title={texts.title} isOpen onClose={close}>
      <div className="complimentary">
        <p>{texts.text(email)}</p>
        <Choices
          label={texts.term}
          options={texts.terms}
          values={terms}
          chosen={term}
          onChoose={setTerm}
        />
        <p className="kitchen-meta">{until === null ? texts.noEnd : texts.ends(dayOf(until))}</p>
        {sending.status === 'failed' && <Failure failure={sending.failure} />}
        <Button isPending={sending.status === 'pending'} onClick={() => void give()}>
          {texts.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
