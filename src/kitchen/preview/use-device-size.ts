import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';

type Size = CSSProperties & Record<`--${string}`, string | number>;
type DeviceSize = { stage: RefObject<HTMLDivElement | null>; size: Size };

/** What a stage says of a page at the width of a device (px): made as small as the room asks for. */
export function useDeviceSize(width: number): DeviceSize {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  // No style can compare a length with a number, which a scale is.
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? null));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const size: Size = {
    '--preview-width': `${width}px`,
    '--preview-scale': room === null ? 1 : Math.min(1, room / width),
  };
  return { stage, size };
}
