import { type RefObject, useEffect, useRef } from 'react';

/** Hands on what was ticked before hydration, since React does not know of it. */
export function useTickedBefore(
  box: RefObject<HTMLInputElement | null>,
  isTicked: boolean,
  onTick: (isTicked: boolean) => void,
): void {
  const first = useRef({ isTicked, onTick });
  useEffect(() => {
    const { isTicked: wasTicked, onTick: handOn } = first.current;
    const isNow = box.current?.checked ?? wasTicked;
    if (isNow !== wasTicked) handOn(isNow);
  }, [box]);
}
