import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WantedKind, wantedKinds, wantedOfSeller } from './wanted-of-seller.ts';

describe('What a payment provider wants to know', () => {
  it.each<[string, WantedKind]>([
    ['external_account', 'bank'],
    ['tos_acceptance.date', 'terms'],
    ['individual.verification.document', 'document'],
    ['company.verification.additional_document', 'document'],
    ['individual.address.line1', 'address'],
    ['company.address.postal_code', 'address'],
    ['individual.email', 'contact'],
    ['individual.phone', 'contact'],
    ['individual.ssn_last_4', 'taxes'],
    ['company.tax_id', 'taxes'],
    ['individual.dob.day', 'identity'],
    ['person_1N9XNZ.first_name', 'identity'],
    ['person_1N9XNZ.relationship.title', 'people'],
    ['company.owners_provided', 'people'],
    ['representative.first_name', 'people'],
    ['business_profile.url', 'business'],
    ['company.name', 'business'],
    ['something.new', 'other'],
  ])('is said of %s as %s', (name, kind) => {
    expect(wantedOfSeller([name])).toEqual([kind]);
  });

  it('is said once, whatever it is called', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'individual.dob.day',
        'individual.dob.month',
        'company.name',
        'external_account',
      ),
    );
    fc.assert(
      fc.property(fc.array(name), (due) => {
        const wanted = wantedOfSeller(due);
        expect(new Set(wanted).size).toBe(wanted.length);
        expect(wanted.length > 0).toBe(due.length > 0);
        expect(wanted.every((kind) => wantedKinds.includes(kind))).toBe(true);
      }),
    );
  });
});
