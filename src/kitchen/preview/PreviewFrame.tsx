import { useEffect, useRef } from 'react';
import { previewMessages as texts } from '#contract/kitchen/publishing/preview-messages.ts';
import { readFrameMessage } from '#domain/kitchen/preview-frame.ts';
import type { Frame } from './frame-loader.ts';
import type { FramedPages } from './frames.ts';

type Props = {
  frame: Frame;
  isBehind: boolean;
  frames: FramedPages;
  title?: string | undefined;
};

/** A page of the site, on its own origin: both sides hear each other alone. */
export function PreviewFrame({
  frame: { key, src },
  isBehind,
  frames,
  title = texts.frameTitle,
}: Props) {
  const element = useRef<HTMLIFrameElement>(null);
  // Listening before the page is loaded, for it speaks first.
  useEffect(() => {
    const { origin: site } = new URL(src);
    const detach = frames.attach(key, (message) =>
      element.current?.contentWindow?.postMessage(message, site),
    );
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOfFrame = source !== null && source === element.current?.contentWindow;
      const message = isOfFrame && origin === site ? readFrameMessage(data) : null;
      if (message !== null) frames.hear(key, message);
    };
    globalThis.addEventListener('message', onMessage);
    return () => {
      globalThis.removeEventListener('message', onMessage);
      detach();
    };
  }, [frames, key, src]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin already, whose islands need its storage
    <iframe
      ref={element}
      className="preview-frame"
      title={title}
      src={src}
      onLoad={() => frames.noteLoaded(key)}
      data-behind={isBehind || undefined}
      aria-hidden={isBehind || undefined}
      tabIndex={isBehind ? -1 : undefined}
    />
  );
}
