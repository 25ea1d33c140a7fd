import type { CDPSession } from 'playwright-core';

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { frame?: string };
};

export const isTask = ({ name }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask';

/** Notes what a page's threads do until it is ended; times are in microseconds. */
export async function startTrace(
  session: CDPSession,
): Promise<{ end: () => Promise<TraceEvent[]> }> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol calls them records
    events.push(...(value as unknown as TraceEvent[]));
  });
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing'];
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories },
  });
  return {
    end: async () => {
      const complete = new Promise((resolve) => {
        session.once('Tracing.tracingComplete', resolve);
      });
      await session.send('Tracing.end');
      await complete;
      return events;
    },
  };
}
