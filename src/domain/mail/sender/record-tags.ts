/**
 * The tags of a DKIM or DMARC record, `name=value` between semicolons, in small letters by name; of
 * a name that comes twice the first. White space counts nowhere.
 */
export function recordTags(record: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of record.split(';')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim().toLowerCase();
    if (name !== '' && !tags.has(name)) tags.set(name, part.slice(at + 1).replaceAll(/\s+/g, ''));
  }
  return tags;
}
