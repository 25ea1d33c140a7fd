import { useValue } from '#stores/use-value.ts';
import type { FramedPages } from './frames.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useDeviceSize } from './use-device-size.ts';

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
  const { stage, size } = useDeviceSize(pixels[width]);
  return (
    <div className="preview-stage" ref={stage} style={size}>
      {loaded.map((frame, at) => (
        <PreviewFrame key={frame.key} isBehind={at > 0} {...{ frame, frames, title }} />
      ))}
    </div>
  );
}
