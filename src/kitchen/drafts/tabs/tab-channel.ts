/** Tabs of one browser run the same page, so what comes is trusted in its form. */
export type Message<Content> =
  | { kind: 'text'; content: Content }
  /** Of a tab that follows from now on. */
  | { kind: 'asks-text' }
  /** Of a tab that takes over: whoever writes keeps what it has, and stops. */
  | { kind: 'takes-over' }
  | { kind: 'gave-up' };

export type TabChannel<Content> = {
  post: (message: Message<Content>) => void;
  close: () => void;
};

export function tabChannel<Content>(
  name: string,
  hear: (message: Message<Content>) => void,
): TabChannel<Content> {
  const channel = channelOf(name);
  if (channel === null) return { post: () => undefined, close: () => undefined };
  channel.addEventListener('message', ({ data }: MessageEvent<Message<Content>>) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}

/** Null where the browser has none or forbids them: tabs then learn of each other by versions. */
function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
