import { type RefObject, useEffect, useRef } from 'react';

/** What was ticked before the island answered is in the page but not in React: it is handed on once. */
export function useTickedBefore(
  box: RefObject<HTMLInputElement | null>,
  isTicked: boolean,
  onTick: (isTicked: boolean) => void,
): void {
  const first = useRef({ isTicked, onTick });
  useEffect(() => {
    const { isTicked: wasTicked, onTick: tell } = first.current;
    const isNow = box.current?.checked ?? wasTicked;
    if (isNow !== wasTicked) tell(isNow);
  }, [box]);
}
