import { afterEach, describe, expect, it, vi } from 'vitest';
import { backgroundLog } from './log.ts';

afterEach(() => vi.restoreAllMocks());

describe('The log of what no request asked for, S13.7', () => {
  it('names the site and the run in every line', () => {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    const line = { level: 'error', event: 'mail_postponed', site: 'pies' } as const;
    const [one, other] = [backgroundLog(), backgroundLog()];
    one(line);
    one(line);
    other(line);
    const lines = written.mock.calls.map(
      ([text]) => JSON.parse(String(text)) as typeof line & { requestId: string },
    );
    expect(lines).toMatchObject([line, line, line]);
    const [first, second, third] = lines.map(({ requestId }) => requestId);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
