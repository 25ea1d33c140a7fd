import type { RecipeContent } from '#domain/recipe/recipe.ts';

/** Tabs of one browser run the same page, so what comes is trusted in its form. */
export type Message =
  | { kind: 'text'; recipe: RecipeContent }
  /** Of a tab that follows from now on. */
  | { kind: 'asks-text' }
  /** Of a tab that takes over: whoever writes keeps what it has, and stops. */
  | { kind: 'takes-over' }
  | { kind: 'gave-up' };

export type TabChannel = {
  post: (message: Message) => void;
  close: () => void;
};

export function tabChannel(name: string, hear: (message: Message) => void): TabChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => hear(data));
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    post: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
