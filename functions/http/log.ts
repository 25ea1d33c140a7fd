/** One line of the log; it never holds tokens, addresses of links or bodies. */
export type LogEntry = {
  level: 'info' | 'error';
  event: string;
  requestId: string;
  site: string | null;
  [detail: string]: unknown;
};

export function logToConsole(entry: LogEntry): void {
  // oxlint-disable-next-line eslint/no-console -- the log of a Worker is its console
  const write = entry.level === 'error' ? console.error : console.log;
  write(JSON.stringify(entry));
}
