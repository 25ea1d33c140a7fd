import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailMessages } from '#contract/mail/mail-messages.ts';
import { letterLookOf } from '#domain/mail/letter/letter-look.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { platformLook } from './look.ts';
import { type Letter, writeLetter } from './mail-template.ts';

const origin = 'https://larder.test';
const letter: Letter = {
  subject: 'Sign in to Pies',
  paragraphs: [mailMessages.greeting, 'You asked for a link.'],
  action: { label: 'Sign in', address: `${origin}/in?token=a` },
  code: { digits: '123456', host: 'larder.test' },
  notes: ['It works once.'],
  unsubscribeAddress: `${origin}/unsubscribe?token=b`,
};
const settings = { ...defaultSiteSettings, themeAccentColor: '#00695c' };
const siteWears = { ...platformLook(origin), wears: letterLookOf(settings) };

describe('A letter of the platform or of a site', () => {
  it('is made for the mail programs that newsletters are made for', () => {
    const { html } = writeLetter(platformLook(origin), letter);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).toContain('mso-padding-alt:14px 26px');
    expect(html).toContain('<!--[if mso]>');
    expect(html.match(/<table/g)).toHaveLength(html.match(/<table role="presentation"/g)!.length);
  });

  it('shows behind its subject what it is about, and not whom it greets', () => {
    const { html } = writeLetter(platformLook(origin), letter);
    expect(html).toMatch(/mso-hide:all">You asked for a link\./);
  });

  it('wears the colours of its site', () => {
    const { colorAccent } = siteWears.wears.colors.light;
    expect(writeLetter(siteWears, letter).html).toContain(`bgcolor="${colorAccent}"`);
  });

  it('says all that it says in both forms, and escapes it', () => {
    const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme-ascii' });
    fc.assert(
      fc.property(text, text, (said, noted) => {
        const written = writeLetter(siteWears, { ...letter, paragraphs: [said], notes: [noted] });
        expect(written.text).toContain(said);
        expect(written.text).toContain(noted);
        expect(written.html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/<(?!\/?style)/);
        expect(written.html).toContain('123456');
        expect(written.html.split(`href="${origin}/unsubscribe?token=b"`)).toHaveLength(2);
      }),
    );
  });
});
