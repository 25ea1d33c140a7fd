import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '../../text/csv.ts';
import { guessColumns, listedWords, sortedList } from './csv-columns.ts';
import { guessSeparator, saysSeparator } from './csv-format.ts';
import { recordsOf } from './csv-reader.ts';
import { seemingStanding, standingKind } from './standing.ts';

const sorted = (text: string, changes: object = {}) => {
  const records = recordsOf(text, guessSeparator(text));
  return sortedList(records, { ...guessColumns(records), ...changes });
};
const staying = (text: string) => sorted(text).people.map(({ email }) => email);

describe('Who left elsewhere', () => {
  it.each([
    [
      'Resend',
      'id,email,first_name,last_name,unsubscribed',
      '1,in@x.de,A,B,false',
      '2,out@x.de,C,D,true',
    ],
    ['a date', 'email,unsubscribed_at', 'in@x.de,', 'out@x.de,2024-05-05'],
    [
      'Substack',
      'email,active_subscription,expiry,plan,email_disabled',
      'in@x.de,false,,,false',
      'out@x.de,true,,yearly,true',
    ],
    ['Mailchimp', 'Email Address,STATUS', 'in@x.de,subscribed', 'out@x.de,cleaned'],
    ['Ghost', 'id,email,subscribed_to_emails,deleted_at', '1,in@x.de,true,', '2,out@x.de,false,'],
    ['Shopify', 'Email,Accepts Email Marketing', 'in@x.de,yes', 'out@x.de,no'],
    ['two columns', 'email,subscribed,bounced', 'in@x.de,yes,no', 'out@x.de,yes,yes'],
    [
      'MailerLite',
      'Subscriber,Status,Opted In',
      'in@x.de,active,2024-01-01',
      'out@x.de,unconfirmed,',
    ],
    ['Kit', 'email,state', 'in@x.de,active', 'out@x.de,cancelled'],
    ['German', 'E-Mail,Abgemeldet', 'in@x.de,nein', 'out@x.de,ja'],
  ])('is told by the file of %s', (_, ...lines) => {
    expect(staying(lines.join('\n'))).toEqual(['in@x.de']);
  });

  it.each([
    'Unsubscribed',
    'cleaned',
    'bounced',
    'false',
    ' NO ',
    'opted-out',
    'Opt-out',
    'cancelled',
    'unconfirmed',
    'Non-Subscribed',
    'Not subscribed',
    'Archived',
    'pending',
    'invalid',
    'SPAM',
    'Hard bounced',
    'blocked',
  ])('is whoever is called %s', (word) => expect(seemingStanding(word)).toBe('left'));

  it.each(['subscribed', 'true', 'Active', 'Confirmed', 'opted in', 'Ja'])('and not %s', (word) =>
    expect(seemingStanding(word)).toBe('stays'),
  );

  it.each([
    'active_subscription',
    'plan',
    'OPTIN_TIME',
    'subscribed_at',
    'Confirmed on',
    'Created at',
    'Tags',
    'First name',
    'stripe_customer_id',
    'Consent source',
  ])('is not told by a column that is called %s', (heading) => {
    expect(standingKind(heading)).toBeNull();
  });

  it('is nobody from a State of America', () => {
    expect(staying('email,State\na@x.de,Vermont\nb@x.de,Maine')).toHaveLength(2);
  });

  it('is also whoever is called something that nobody knows, until the cook says otherwise', () => {
    const text = 'email,status\na@x.de,VIP\nb@x.de,subscribed\nc@x.de,unsubscribed\nd@x.de,';
    expect(staying(text)).toEqual(['b@x.de']);
    const records = recordsOf(text, ',');
    const words = listedWords(records, guessColumns(records));
    expect(words.find(({ word }) => word === 'vip')).toMatchObject({ standing: 'left', count: 1 });
    const said = { vip: 'stays', '': 'stays' };
    expect(sorted(text, { said }).people.map(({ email }) => email)).toEqual([
      'a@x.de',
      'b@x.de',
      'd@x.de',
    ]);
  });
});

describe('Every line of a list', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '@', '.', ' ', '"', ';') });
  const address = fc.constantFrom('ann@x.de', 'ed@y.org', '');

  it('is sent, or told of', () => {
    const lines = fc.array(fc.tuple(address, cell, fc.constantFrom('yes', 'no', '')), {
      minLength: 1,
    });
    fc.assert(
      fc.property(lines, (rows) => {
        const written = [['email', 'note', 'subscribed'], ...rows];
        const { people, leftElsewhere, addressless, runTogether } = sorted(
          written.map((row) => csvLine(row)).join(''),
        );
        const told = people.length + leftElsewhere + addressless + runTogether.length;
        expect(told).toBe(rows.length);
      }),
    );
  });

  it('is told where a quotation mark makes one of several', () => {
    const text = 'email,name\nz@x.de,Zoe\na@x.de,"Anna\nb@x.de,Bea\nc@x.de,Cea';
    const { people, runTogether } = sorted(text);
    expect(people.map(({ email }) => email)).toEqual(['z@x.de']);
    expect(runTogether).toEqual([3]);
  });

  it.each(['a@x.de, b@x.de, c@x.de', 'a@x.de;b@x.de;c@x.de', 'a@x.de\nb@x.de\nc@x.de'])(
    'may hold several people: %j',
    (text) => expect(staying(text)).toEqual(['a@x.de', 'b@x.de', 'c@x.de']),
  );

  it('may say first how its cells are parted', () => {
    const text = 'sep=;\r\nEmail;Vorname\r\na@x.de;Anna, Bo';
    expect(guessSeparator(text)).toBe(';');
    expect(recordsOf(text, ';').filter((record) => !saysSeparator(record))).toHaveLength(2);
  });

  it('takes no date for a name', () => {
    const columns = guessColumns(
      recordsOf('Email Address,First Name,OPTIN_TIME,LAST_CHANGED\na@x.de,Anna,2024,2025', ','),
    );
    expect(columns).toMatchObject({ name: 1, lastName: null, statuses: [] });
  });
});
