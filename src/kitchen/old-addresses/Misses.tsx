import { useState } from 'react';
import { oldAddressesMessages } from '#contract/kitchen/site/old-addresses-messages.ts';
import type { AddressMissView } from '#contract/site/old-address.ts';
import { formatRelativeTime } from '#domain/text/relative-time.ts';
import { failureOf } from '#stores/failure.ts';
import { useComputed, useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { notify } from '../shell/notices/notices.ts';
import {
  $missesState,
  $misses,
  $missOrder,
  dismiss,
  loadMisses,
  loadMoreMisses,
  mend,
  orderMisses,
} from './addresses.ts';
import type { Candidate, Choices } from './candidates.ts';
import { NotLoaded } from '../shell/frame/NotLoaded.tsx';
import { TargetChoice } from './TargetChoice.tsx';
import { useNow } from '../clock/use-now.ts';

const { misses: texts, more } = oldAddressesMessages;

/** Addresses that visitors asked for in vain, each with what it was likely of. */
export function Misses({ choices }: { choices: Choices }) {
  const now = useNow();
  const known = useComputed($misses);
  const state = useComputed($missesState);
  const order = useValue($missOrder);
  const notLoaded = state.status === 'rejected' && (
    <NotLoaded
      texts={oldAddressesMessages}
      failure={failureOf(state.error)}
      onAgain={() => loadMisses()}
    />
  );
  // Another order of them is another list.
  if (!known || (notLoaded && known.of !== order)) return notLoaded || null;
  const { addressMisses: misses, total } = known;
  return (
    <section className="address-part" aria-labelledby="address-misses">
      <div className="address-head">
        <h2 id="address-misses">{texts.heading}</h2>
        {total > 1 && (
          <select
            aria-label={texts.order}
            value={order}
            onChange={({ target }) => orderMisses(target.value === 'newest' ? 'newest' : 'most')}
          >
            <option value="most">{texts.orders.most}</option>
            <option value="newest">{texts.orders.newest}</option>
          </select>
        )}
      </div>
      <p className="kitchen-meta">{total === 0 ? texts.none : texts.text}</p>
      {notLoaded}
      <ul className="address-lines">
        {misses.map((miss) => (
          <MissLine key={miss.id} miss={miss} choices={choices} now={now} />
        ))}
      </ul>
      {misses.length < total && (
        <Button
          variant="quiet"
          isPending={state.status === 'pending'}
          onClick={() => void loadMoreMisses()}
        >
          {more}
        </Button>
      )}
    </section>
  );
}

type LineProps = { miss: AddressMissView; choices: Choices; now: number };

function MissLine({ miss, choices, now }: LineProps) {
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { address, misses, lastAt } = miss;
  const press = async (likely: Candidate) => {
    setBusy(true);
    try {
      await mend(miss, likely);
    } catch (error) {
      notify(failureOf(error).message);
    }
    setBusy(false);
  };
  return (
    <li>
      <p className="address-old">{address}</p>
      <p className="kitchen-meta">
        {texts.asked(misses, formatRelativeTime(Date.parse(lastAt), now))}
      </p>
      <div className="address-acts">
        {choices.likelyFor(address).map((likely) => (
          <Button
            key={likely.slug}
            variant="quiet"
            isPending={isBusy}
            aria-label={texts.mendNamed(address, likely.title)}
            onClick={() => void press(likely)}
          >
            {texts.mend(likely.title)}
          </Button>
        ))}
        <button
          type="button"
          className="kitchen-link"
          aria-expanded={isChoosing}
          aria-label={texts.chooseNamed(address)}
          onClick={() => setChoosing(!isChoosing)}
        >
          {texts.choose}
        </button>
        <button
          type="button"
          className="kitchen-link"
          aria-label={texts.dismissNamed(address)}
          onClick={() => void dismiss(miss)}
        >
          {texts.dismiss}
        </button>
      </div>
      {isChoosing && (
        <TargetChoice
          isOpened
          candidates={choices.all}
          onChoose={(to) => mend(miss, to)}
          onCancel={() => setChoosing(false)}
        />
      )}
    </li>
  );
}
