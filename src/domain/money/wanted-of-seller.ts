/** What a payment provider may still want to know of a cook, as people would say it. */
export const wantedKinds = [
  'terms',
  'bank',
  'identity',
  'document',
  'address',
  'contact',
  'business',
  'people',
  'taxes',
  'other',
] as const;
export type WantedKind = (typeof wantedKinds)[number];

/** The provider's names are paths such as `individual.verification.document`; the first rule counts. */
const rules: readonly [RegExp, WantedKind][] = [
  [/^(?:external_account|bank_account)|settings\.payouts/, 'bank'],
  [/tos_acceptance/, 'terms'],
  [/verification|document|proof_of/, 'document'],
  [/address/, 'address'],
  [/\.(?:phone|email)$|support_phone|support_email/, 'contact'],
  [/tax_id|vat_id|ssn_last_4|id_number|registration_number/, 'taxes'],
  [
    /^(?:owners|directors|executives|representative|authorizer)|\.(?:relationship|title)\b|_provided$/,
    'people',
  ],
  [/^(?:individual|person_\w+)\./, 'identity'],
  [/^(?:business_profile|business_type|company|settings)/, 'business'],
];

/** Each kind once, in the order in which it is asked for. */
export function wantedOfSeller(due: readonly string[]): WantedKind[] {
  return [...new Set(due.map(kindOf))];
}

const kindOf = (name: string): WantedKind =>
  rules.find(([meant]) => meant.test(name))?.[1] ?? 'other';
