import type { Miniflare } from 'miniflare';

export type WorkerHeap = {
  /** MB that the isolate of the platform's Worker holds: objects and buffers. */
  used: () => Promise<number>;
  /** The same after a garbage collection; answers when the Worker next handles a request. */
  collected: () => Promise<number>;
  close: () => void;
};

type Usage = { usedSize: number; embedderHeapUsedSize: number; backingStorageSize: number };
type Answer = { id: number; result: Usage };

const bytesPerMegabyte = 1024 * 1024;

/** Asks the inspector of the platform's Worker, which has to run with `isInspected`. */
export async function inspectHeap(miniflare: Miniflare): Promise<WorkerHeap> {
  const address = await miniflare.getInspectorURL();
  const socket = new WebSocket(new URL('/core:user:larder', address));
  const waiting = new Map<number, (usage: Usage) => void>();
  socket.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol's own shape
    const { id, result } = JSON.parse(String(data)) as Answer;
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });

  let asked = 0;
  async function ask(method: string): Promise<Usage> {
    asked += 1;
    const answer = new Promise<Usage>((resolve) => {
      waiting.set(asked, resolve);
    });
    socket.send(JSON.stringify({ id: asked, method }));
    return await answer;
  }

  async function used(): Promise<number> {
    const usage = await ask('Runtime.getHeapUsage');
    const bytes = usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
    return bytes / bytesPerMegabyte;
  }

  return {
    used,
    collected: async () => {
      await ask('HeapProfiler.collectGarbage');
      return await used();
    },
    close: () => socket.close(),
  };
}
