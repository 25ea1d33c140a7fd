import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { kitchenShellMessages } from '#contract/kitchen/shell/shell-messages.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/dialogs/Dialog.tsx';
import { reloadIfReached } from '../network/reload.ts';

const texts = kitchenShellMessages.later;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Fetches the code of a part before it is shown, for what answers the next key. */
type Warm = { warm: () => void };

/**
 * A part of a screen whose code comes when it is first shown. Where that is out of reach the part
 * says so in its own place, and the screen around it, with all that is being written, stays.
 */
export function later<Props extends object>(
  load: Load<Props>,
  whileLoading: ReactNode = null,
): ComponentType<Props> & Warm {
  const { useCode, warm } = codeOf(load);
  function Later(props: Props) {
    const { Part, failures, tryAgain } = useCode();
    if (Part) return <Part {...props} />;
    if (failures === 0) return whileLoading;
    return (
      <div className="kitchen-later" role="alert">
        <OutOfReach failures={failures} onTry={tryAgain} />
      </div>
    );
  }
  return Object.assign(Later, { warm });
}

/** A part that nobody misses until it is there: where its code is out of reach it comes with the network. */
export function quietlyLater<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const { useCode } = codeOf(load);
  return function QuietlyLater(props: Props) {
    const { Part } = useCode();
    return Part && <Part {...props} />;
  };
}

type DialogProps = { onClose: () => void; isOpen?: boolean };

/** The same for a dialog. */
export function laterDialog<Props extends DialogProps>(load: Load<Props>): ComponentType<Props> {
  const { useCode } = codeOf(load);
  return function LaterDialog(props: Props) {
    const { Part, failures, tryAgain } = useCode();
    if (Part) return <Part {...props} />;
    const { isOpen = true, onClose } = props;
    return (
      <Dialog title={texts.title} isOpen={isOpen && failures > 0} onClose={onClose}>
        <OutOfReach failures={failures} onTry={tryAgain} />
      </Dialog>
    );
  };
}

type OutOfReachProps = { failures: number; onTry: () => void };

function OutOfReach({ failures, onTry }: OutOfReachProps) {
  // Without a network the page itself could not be loaded.
  const helpsToReload = failures > 1 && globalThis.navigator.onLine;
  const [isUnreached, setIsUnreached] = useState(false);
  const reload = async () => setIsUnreached(!(await reloadIfReached()));
  return (
    <>
      <p>{helpsToReload ? texts.textOfReload : texts.text}</p>
      {isUnreached && <p>{texts.notReached}</p>}
      <p className="kitchen-later-acts">
        <Button onClick={onTry}>{texts.tryAgain}</Button>
        {helpsToReload && (
          <Button variant="quiet" onClick={() => void reload()}>
            {texts.reload}
          </Button>
        )}
      </p>
    </>
  );
}

type Code<Props> = {
  Part: ComponentType<Props> | null;
  failures: number;
  tryAgain: () => void;
};

/** The hook by which every place that shows a part waits for its code, which is fetched once. */
function codeOf<Props>(load: Load<Props>): Warm & { useCode: () => Code<Props> } {
  let fetched: ComponentType<Props> | null = null;
  const useCode = () => {
    const [Part, setPart] = useState(() => fetched);
    const [failures, setFailures] = useState(0);
    const tryAgain = useCallback(() => {
      const fail = () => setFailures((before) => before + 1);
      // Browsers remember that a module did not come, and never ask for it again on the same page.
      if (!globalThis.navigator.onLine) {
        fail();
        return;
      }
      void load().then((part) => {
        fetched = part;
        setPart(() => part);
      }, fail);
    }, []);
    const isHere = Part !== null;
    // The code is outside of React, and so is the network.
    useEffect(() => {
      if (isHere) return undefined;
      tryAgain();
      globalThis.addEventListener('online', tryAgain);
      return () => globalThis.removeEventListener('online', tryAgain);
    }, [isHere, tryAgain]);
    return { Part, failures, tryAgain };
  };
  const warm = () => {
    if (fetched) return;
    load().then(
      (part) => {
        fetched = part;
      },
      () => undefined,
    );
  };
  return { useCode, warm };
}
