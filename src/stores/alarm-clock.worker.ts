// Timeouts of a worker come on time where those of a hidden tab are held back for a minute.
let timeout: ReturnType<typeof setTimeout> | undefined;

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  clearTimeout(timeout);
  if (typeof data !== 'number') return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows one page only
  timeout = setTimeout(() => globalThis.postMessage(null), data);
});
