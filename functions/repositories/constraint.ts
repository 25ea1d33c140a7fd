/** What a refused batch ran into, in the words of the schema. */
export type BrokenConstraint =
  | { kind: 'unique'; table: string; columns: string[] }
  | { kind: 'not-null'; table: string; column: string }
  | { kind: 'foreign-key' };

/** Reads the constraint out of a driver's error; null when it is another kind of fault. */
export function brokenConstraint(error: unknown): BrokenConstraint | null {
  const message = messagesOf(error);
  const unique = /UNIQUE constraint failed: ([\w., ]+?)(?::|$|\n)/.exec(message)?.[1];
  if (unique) {
    const names = unique.split(', ').map((name) => name.split('.'));
    return {
      kind: 'unique',
      table: names[0]?.[0] ?? '',
      columns: names.map((name) => name[1] ?? ''),
    };
  }
  const [, table, column] = /NOT NULL constraint failed: (\w+)\.(\w+)/.exec(message) ?? [];
  if (table && column) return { kind: 'not-null', table, column };
  return message.includes('FOREIGN KEY constraint failed') ? { kind: 'foreign-key' } : null;
}

function messagesOf(error: unknown): string {
  const messages: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message);
  return messages.join('\n');
}

/** Whether the database itself is out of reach or too busy, so that a later try may succeed. */
export function isUnavailable(error: unknown): boolean {
  return /SQLITE_BUSY|database is locked|overloaded|Network connection lost|exceeded timeout/i.test(
    messagesOf(error),
  );
}
