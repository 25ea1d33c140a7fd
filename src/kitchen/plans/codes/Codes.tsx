import { useEffect, useState } from 'react';
import { codesMessages as texts } from '#contract/kitchen/money/codes-messages.ts';
import type { PromotionCodeView } from '#contract/money/promotion-codes.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { failureOf } from '#stores/failure.ts';
import { valueOf } from '#stores/remote.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import { shortDayOf } from '../../clock/day-words.ts';
import { $seller } from '../seller.ts';
import { $codes, endCode, loadCodes } from './codes.ts';
import { NewCode } from './NewCode.tsx';
import { TryAgain } from '../../shell/frame/TryAgain.tsx';
import { Failure } from '../../shell/frame/Failure.tsx';

/** Words that make plans cheaper, and a new one. */
export function Codes() {
  const codes = useValue($codes);
  const seller = valueOf(useValue($seller));
  const [isWriting, setIsWriting] = useState(false);
  // Asks the server, which is outside of React.
  useEffect(() => void loadCodes(), []);
  const usable = valueOf(codes)?.filter(({ state }) => state !== 'ended') ?? null;
  const isSelling = seller?.state === 'ready';
  return (
    <section className="plans-codes" aria-labelledby="plans-codes">
      <h2 id="plans-codes">{texts.heading}</h2>
      <p className="kitchen-meta">{texts.text}</p>
      {codes.status === 'rejected' && (
        <>
          <Failure failure={{ lead: texts.loadFailed, message: failureOf(codes.error).message }} />
          <TryAgain onAgain={loadCodes}>{texts.tryAgain}</TryAgain>
        </>
      )}
      {usable?.length === 0 && !isWriting && (
        <p className="kitchen-meta">{isSelling ? texts.none : texts.notSelling}</p>
      )}
      {usable !== null && usable.length > 0 && (
        <ul>
          {usable.map((code) => (
            <Row key={code.id} code={code} />
          ))}
        </ul>
      )}
      {isWriting && <NewCode onClose={() => setIsWriting(false)} />}
      {!isWriting && isSelling && (
        <Button variant="quiet" onClick={() => setIsWriting(true)}>
          {texts.new}
        </Button>
      )}
    </section>
  );
}

function Row({ code }: { code: PromotionCodeView }) {
  const [isPending, setIsPending] = useState(false);
  const end = async () => {
    setIsPending(true);
    await endCode(code);
    setIsPending(false);
  };
  return (
    <li>
      <b>{code.code}</b>
      <span className="kitchen-meta">{worthOf(code)}</span>
      <button
        type="button"
        className="kitchen-link"
        aria-label={texts.endOf(code.code)}
        aria-disabled={isPending}
        onClick={() => void end()}
      >
        {texts.end}
      </button>
    </li>
  );
}

function worthOf(code: PromotionCodeView): string {
  const { state, percentOff, amountOffCents, duration, months, usesMax, expiresAt } = code;
  if (state === 'wanted') return texts.unfinished;
  const off = percentOff === null ? formatMoney(amountOffCents ?? 0) : `${percentOff} %`;
  return [
    texts.worth[duration](off, months ?? 1),
    usesMax === null ? '' : texts.usable(usesMax),
    expiresAt === null ? '' : texts.until(shortDayOf(expiresAt)),
  ]
    .filter(Boolean)
    .join(' · ');
}
