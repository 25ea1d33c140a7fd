/** One event; the site is null where it is unknown or more than one is concerned. */
export type LogLine = {
  level: 'info' | 'error';
  event: string;
  site: string | null;
  [detail: string]: unknown;
};

/** A line with its correlation id; it never holds tokens, URLs of links or bodies. */
export type LogEntry = LogLine & { requestId: string };

/** The log of background work; all lines of one run share an id, as those of one request do. */
export function backgroundLog(): (line: LogLine) => void {
  const requestId = crypto.randomUUID();
  return (line) => logToConsole({ ...line, requestId });
}

export function logToConsole(entry: LogEntry): void {
  // oxlint-disable-next-line eslint/no-console -- the log of a Worker is its console
  const write = entry.level === 'error' ? console.error : console.log;
  write(JSON.stringify(entry));
}

/** The message of an error, without the parameters that a database error repeats after its text. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('\nparams:')[0] ?? '') : 'unknown';
}
