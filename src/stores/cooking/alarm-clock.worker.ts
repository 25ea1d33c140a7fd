// Browsers delay the timeouts of a hidden tab by up to a minute, but not those of a worker.
let timeout: ReturnType<typeof setTimeout> | undefined;

globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  clearTimeout(timeout);
  if (typeof data !== 'number') return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker knows one page only
  timeout = setTimeout(() => globalThis.postMessage(null), data);
});
