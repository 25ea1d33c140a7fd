import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { sellerMessages as texts } from '#contract/kitchen/money/seller-messages.ts';
import { wantedOfSeller } from '#domain/money/wanted-of-seller.ts';
import { failureOf } from '#stores/failure.ts';
import { useValue } from '#stores/use-value.ts';
import { Button } from '#ui/Button.tsx';
import {
  $newLink,
  $seller,
  checkSeller,
  forgetNewLink,
  goToProvider,
  leadOnIfSentBack,
  loadSeller,
  type Seller,
} from './seller.ts';
import { TryAgain } from '../shell/frame/TryAgain.tsx';
import { Failure } from '../shell/frame/Failure.tsx';

/** How far the cook is with being paid, and the one thing to do next. */
export function BeingPaid() {
  const seller = useValue($seller);
  // Asks the server, which is outside of React.
  useEffect(() => {
    void loadSeller();
    void leadOnIfSentBack();
  }, []);
  useReturn(() => {
    forgetNewLink();
    void checkSeller();
  });
  const newLink = useValue($newLink);
  return (
    <section className="plans-payments" aria-live="polite">
      <h2>{texts.heading}</h2>
      {newLink !== null && <p>{texts.newLink[newLink]}</p>}
      {seller.status === 'rejected' && (
        <>
          <Failure failure={{ lead: texts.loadFailed, message: failureOf(seller.error).message }} />
          <TryAgain onAgain={loadSeller}>{texts.tryAgain}</TryAgain>
        </>
      )}
      {seller.status === 'fulfilled' && <Known seller={seller.value} />}
      {(seller.status === 'pending' || seller.status === 'idle') && (
        <p className="kitchen-meta">{texts.loading}</p>
      )}
    </section>
  );
}

function Known({ seller }: { seller: Seller }) {
  if (!seller.isOffered) return <p>{texts.notOffered}</p>;
  if (seller.state === 'ready') return <Ready seller={seller} />;
  if (seller.state === 'incomplete') return <Incomplete due={seller.due} />;
  const isNew = seller.state === 'none';
  return (
    <>
      <p>{isNew ? texts.none.text : texts.disconnected.text}</p>
      {isNew && <p className="kitchen-meta">{texts.none.meanwhile}</p>}
      <ToProvider>{isNew ? texts.none.connect : texts.disconnected.connect}</ToProvider>
    </>
  );
}

function Incomplete({ due }: { due: readonly string[] }) {
  const wanted = wantedOfSeller(due);
  return (
    <>
      <p>{wanted.length === 0 ? texts.incomplete.unknown : texts.incomplete.text}</p>
      <Wanted due={due} />
      <div className="plans-ways">
        <ToProvider>{texts.incomplete.goOn}</ToProvider>
        <Button variant="quiet" onClick={() => void checkSeller()}>
          {texts.incomplete.look}
        </Button>
      </div>
    </>
  );
}

function Wanted({ due }: { due: readonly string[] }) {
  const wanted = wantedOfSeller(due);
  if (wanted.length === 0) return null;
  return (
    <ul>
      {wanted.map((kind) => (
        <li key={kind}>{texts.wanted[kind]}</li>
      ))}
    </ul>
  );
}

/** Where a cook says at Stripe which taxes they collect. */
const taxAddress = 'https://dashboard.stripe.com/settings/tax';

function Ready({ seller: { due, feePercent, isPriceWaiting } }: { seller: Seller }) {
  const { text, fee, noFee, waiting, missing, tax, setUpTax } = texts.ready;
  return (
    <>
      <p>
        {text} {feePercent > 0 ? fee(feePercent.toLocaleString('en-US')) : noFee}
      </p>
      <p className="kitchen-meta">
        {tax}{' '}
        <a href={taxAddress} target="_blank" rel="noreferrer">
          {setUpTax}
        </a>
      </p>
      {isPriceWaiting && <p className="kitchen-meta">{waiting}</p>}
      {due.length > 0 && (
        <>
          <p>{missing}</p>
          <Wanted due={due} />
          <ToProvider>{texts.incomplete.goOn}</ToProvider>
        </>
      )}
    </>
  );
}

function ToProvider({ children }: { children: ReactNode }) {
  const [isPending, setIsPending] = useState(false);
  useReturn(() => setIsPending(false));
  const go = async () => {
    setIsPending(true);
    // While the other page comes the button stays as it is.
    if (!(await goToProvider())) setIsPending(false);
  };
  return (
    <Button isPending={isPending} onClick={() => void go()}>
      {children}
    </Button>
  );
}

/** Back from the provider's pages the browser may show this one as it was left. */
function useReturn(act: () => void): void {
  const latest = useEffectEvent(act);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest();
    };
    globalThis.addEventListener('pageshow', onShow);
    return () => globalThis.removeEventListener('pageshow', onShow);
  }, []);
}
