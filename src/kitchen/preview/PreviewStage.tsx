import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useValue } from '#stores/use-value.ts';
import type { FramedPages } from './frames.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

export const previewWidths = ['phone', 'desktop'] as const;
export type PreviewWidth = (typeof previewWidths)[number];

const pixels: Record<PreviewWidth, number> = { phone: 390, desktop: 1280 };

type Props = {
  frames: FramedPages;
  width: PreviewWidth;
  /** The name of the page where several stand beside each other. */
  title?: string;
};

/** The page at the width of a device, made as small as the room beside the editor asks for. */
export function PreviewStage({ frames, width, title }: Props) {
  const { frames: loaded } = useValue(frames.$frames);
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number | null>(null);
  // No style can compare a length with a number, which a scale is.
  useEffect(() => {
    if (!stage.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width ?? null));
    observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  const scale = room === null ? 1 : Math.min(1, room / pixels[width]);
  const size: CSSProperties & Record<`--${string}`, string | number> = {
    '--preview-width': `${pixels[width]}px`,
    '--preview-scale': scale,
  };
  return (
    <div className="preview-stage" ref={stage} style={size}>
      {loaded.map((frame, at) => (
        <PreviewFrame key={frame.key} isBehind={at > 0} {...{ frame, frames, title }} />
      ))}
    </div>
  );
}
