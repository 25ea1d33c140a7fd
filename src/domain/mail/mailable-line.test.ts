import { describe, expect, it } from 'vitest';
import { mailableLine, mailablePerson, mailableTitle } from './mailable-line.ts';

describe('A name in a mail, S11.1', () => {
  it.each(['Larder', ' LARDER ', 'Ｌarder'])('is never that of the platform: %j', (name) => {
    expect([mailableLine(name), mailablePerson(name)]).toEqual([null, null]);
    const title = mailableTitle({ title: name, origin: 'https://pies.example' });
    expect(title).toBe('pies.example');
  });

  it.each(['Larder Support', 'the larder team', 'Your (Larder) bank'])(
    'is of nobody who works for it, though a site may be called that: %j',
    (name) => {
      expect([mailableLine(name), mailablePerson(name)]).toEqual([name, null]);
    },
  );

  it.each(['Ada', 'Ida Larders', 'J. R. Moss'])('is what somebody chose: %j', (name) => {
    expect(mailablePerson(name)).toBe(name);
  });
});
