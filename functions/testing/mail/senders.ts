import type { SenderAddressAnswer } from '#contract/mail/sender-address.ts';
import type { SenderRecordName } from '#domain/mail/sender/sender-records.ts';
import type { aCook } from '../app/site-client.ts';
import type { TestApp } from '../app/test-app.ts';

type Cook = Awaited<ReturnType<typeof aCook>>;
export const senderPath = '/sender-address';
const spf = 'v=spf1 include:spf.larder.test ~all';

/** A cook who names an address that letters are to be from, and the DNS of its domain. */
export async function aSenderOf(
  { adapters }: Pick<TestApp, 'adapters'>,
  cook: Cook,
  address: string,
) {
  const { records: dns } = adapters.dns;
  const { body } = await cook.put<SenderAddressAnswer>(senderPath, { email: address });
  const { records, domain } = body.senderAddress!;
  const keyOf = (what: SenderRecordName) => {
    const { type, name } = records.find((each) => each.what === what)!;
    return `${type} ${name}`;
  };
  const view = async () => (await cook.get<SenderAddressAnswer>(senderPath)).body.senderAddress!;
  return {
    domain,
    records,
    /** Writes all records where the domain was bought. */
    write: () => {
      for (const { what, value } of records) dns.set(keyOf(what), [value ?? spf]);
    },
    set: (what: SenderRecordName, values: string[]) => void dns.set(keyOf(what), values),
    check: () => cook.post<SenderAddressAnswer>(`${senderPath}/check`),
    view,
    statesNow: async () => (await view()).records.map(({ finding }) => finding?.state ?? null),
  };
}
