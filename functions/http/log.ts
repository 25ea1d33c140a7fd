/** What happened, and to which site; null where that is not known or no one site is concerned. */
type LogLine = {
  level: 'info' | 'error';
  event: string;
  site: string | null;
  [detail: string]: unknown;
};

/** One line of the log; it never holds tokens, addresses of links or bodies. */
export type LogEntry = LogLine & { requestId: string };

/** The log of what no request asked for; its lines name one run of it as others do a request. */
export function runLog(): (line: LogLine) => void {
  const requestId = crypto.randomUUID();
  return (line) => logToConsole({ ...line, requestId });
}

export function logToConsole(entry: LogEntry): void {
  // oxlint-disable-next-line eslint/no-console -- the log of a Worker is its console
  const write = entry.level === 'error' ? console.error : console.log;
  write(JSON.stringify(entry));
}
