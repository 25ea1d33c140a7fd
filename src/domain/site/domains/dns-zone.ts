/** Second levels under which countries let names be registered, such as in `pies.co.uk`. */
const registrySecondLevels = new Set([
  'ac',
  'co',
  'com',
  'edu',
  'gov',
  'gv',
  'ne',
  'net',
  'or',
  'org',
]);

/** The registered domain that a host probably belongs to, for want of an answer by DNS. */
export function guessedZone(host: string): string {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const isOfCountry = top.length === 2 && registrySecondLevels.has(second);
  return labels.slice(isOfCountry ? -3 : -2).join('.');
}

/** More than a cook has; each is a question to DNS. */
const candidatesMax = 4;

/** The host and what is above it, longest first: one of them is the zone in which its records stand. */
export function zoneCandidates(host: string): string[] {
  const labels = host.split('.');
  return labels
    .slice(0, -1)
    .map((_, at) => labels.slice(at).join('.'))
    .slice(-candidatesMax);
}

/** What is typed into the field for the name of a record, whose zone providers add by themselves. */
export function nameWithin(zone: string, name: string): string {
  if (name === zone) return '@';
  return name.endsWith(`.${zone}`) ? name.slice(0, -zone.length - 1) : name;
}
