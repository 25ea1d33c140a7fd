import { describe, expect, it } from 'vitest';
import { mailableLine, mailablePerson, mailableSender, mailableTitle } from './mailable-line.ts';

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

  it.each([
    ["St.John's Bakery", "St. John's Bakery"],
    ['J.R.Moss', 'J. R. Moss'],
    ['Mrs.Beeton', 'Mrs. Beeton'],
    ['Ä.Öztürk', 'Ä. Öztürk'],
  ])('with a dot and no space behind it is harmless: %j', (name, written) => {
    expect([mailableLine(name), mailableSender(name)]).toEqual([written, written]);
  });

  it.each([
    'st.john',
    'pies.example',
    'Pies.example',
    'www.Pies',
    'x@A.Moss',
    'bit.Ly',
    'a-St.John',
  ])('that looks like an address is none: %j', (name) => {
    expect([mailableLine(name), mailableSender(name)]).toEqual([null, null]);
  });

  it.each([
    ['Ruth <x@y.com>', 'Ruth'],
    [' <x@y.com>  Ruth  Moss', 'Ruth Moss'],
    ['Ruth <3 pies', 'Ruth <3 pies'],
    ['<x@y.com>', null],
    ['Ruth x@y.com', null],
  ])('of a sender goes without the address behind it: %j', (name, written) => {
    expect(mailableSender(name)).toBe(written);
  });
});
