import { beforeEach, describe, expect, it } from 'vitest';
import { letterCode, letterParameter } from '#domain/mail/newsletter/letter-code.ts';
import { cameByLetter } from '#stores/mail/letter-origin.ts';
import { noteLetter } from './letter-origin.ts';

const code = letterCode('3f2a9c1b-7d44-4e0a-9b1c-0123456789ab');
const other = letterCode('00000000-0000-4000-8000-000000000001');

function arrive(address: string, markup = ''): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = markup;
  noteLetter();
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('By which newsletter a visitor came', () => {
  it('is said by the address, and kept for what they open next', () => {
    arrive(`/recipes/rye?${letterParameter}=${code}`);
    arrive('/subscribe?email=edna%40example.com');
    expect(cameByLetter()).toEqual({ letter: code });
    expect(localStorage).toHaveLength(0);
  });

  it('is said by the page of the newsletter', () => {
    arrive('/newsletters/plums', `<article data-letter="${code}"></article>`);
    expect(cameByLetter()).toEqual({ letter: code });
  });

  it('is the last one that they read', () => {
    arrive(`/?${letterParameter}=${code}`);
    arrive(`/?${letterParameter}=${other}`);
    expect(cameByLetter()).toEqual({ letter: other });
  });

  it.each(['/', '/?letter=', '/?letter=plums', `/?letter=${code}x`, '/?letter=%3Cscript%3E'])(
    'is not said by %s',
    (address) => {
      arrive(address);
      expect(cameByLetter()).toEqual({});
      expect(sessionStorage).toHaveLength(0);
    },
  );
});
