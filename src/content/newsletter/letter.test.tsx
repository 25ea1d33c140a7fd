import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { letterMessages } from '#contract/mail/letter-messages.ts';
import { previewLineMax, subjectMax } from '#domain/mail/newsletter/newsletter-send.ts';
import { unsubscribePlaceholder } from '#domain/mail/newsletter/unsubscribe-placeholder.ts';
import { anyRichText } from '#domain/testing/any-rich-text.ts';
import { longTextOf } from '#domain/testing/long-text.ts';
import {
  aLetter,
  bread,
  lettersOf,
  elementsOf,
  free,
  named,
  tagOf,
} from '#content/testing/letters.ts';
import { aStepGroup } from '#content/testing/line-builders.ts';
import { aText } from '#content/testing/text-builders.ts';
import { letterBytesMax } from '#domain/mail/letter/letter-size.ts';
import { letterHtml } from './letter-html.ts';
import { letterText } from './letter-text.ts';

describe('A newsletter as a letter', () => {
  it('leads to where it stands on the site, and nowhere where it does not', () => {
    const placed = { isOnSite: true, slug: 'plums' };
    const forms = (written: object) => {
      const letter = aLetter(bread, written);
      return [letterHtml(letter), letterText(letter)];
    };
    for (const form of forms(placed)) expect(form).toContain('/newsletters/plums');
    for (const form of [...forms({ ...placed, isOnSite: false }), ...forms({ isOnSite: true })]) {
      expect(form).not.toContain('/newsletters');
    }
  });

  it('says while it is written that it can be read on the site, where it will be', () => {
    const written = aLetter(bread, { isOnSite: true });
    const kept = aLetter(bread, { isOnSite: false });
    for (const form of [letterHtml, letterText]) {
      expect(form(written)).toContain(letterMessages.readOnSite);
      expect(form(kept)).not.toContain(letterMessages.readOnSite);
    }
  });

  it('brings the recipe whole, in both forms', () => {
    const letter = aLetter(bread, { note: aText('Dear all') });
    const [html, text] = [letterHtml(letter), letterText(letter)];
    for (const said of [
      'Dear all',
      'Rye',
      'A dark one.',
      'Dough',
      'Stir.',
      'Wait.',
      '1 Oven Lane',
    ]) {
      expect(html).toContain(said);
    }
    for (const said of ['Dear all', 'RYE', 'A dark one.', 'Dough', '1. Stir.', '2. Wait.']) {
      expect(text).toContain(said);
    }
  });

  it('is named after the dish until its cook writes a subject', () => {
    expect(aLetter(bread).subject).toBe('Rye');
    expect(aLetter(bread, { subject: 'Bread, at last' }).subject).toBe('Bread, at last');
  });

  it('leads out of the list once in each form', () => {
    const letter = aLetter(bread);
    for (const form of [letterHtml(letter), letterText(letter)]) {
      expect(form.split(unsubscribePlaceholder)).toHaveLength(2);
    }
  });

  it('tells who reads it without a plan what the page tells, and asks one thing', () => {
    const premium = { ...bread, privacySetting: 'subscribers_only' as const };
    const html = letterHtml(aLetter(premium, {}, free));
    expect(html).not.toContain('Stir.');
    expect(html).toContain('https://hearth.example/subscribe');
    expect(html).not.toContain('Open the recipe');
    expect(letterHtml(aLetter(premium))).toContain('Stir.');
    const unsold = lettersOf({ subscriptionsEnabled: false })(premium, {}, free);
    for (const form of [letterHtml(unsold), letterText(unsold)]) {
      expect(form).not.toContain('/subscribe');
      expect(form).not.toContain(letterMessages.upgrade);
    }
  });
});

const hostile = fc.oneof(
  fc.constantFrom(
    '"><script>alert(1)</script>',
    "' onmouseover='alert(1)",
    '<!--[if mso]><b>',
    '</style><img src=x onerror=alert(1)>',
    '{{unsubscribe}} & <br>',
  ),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
);

describe('What a cook writes, S7.1', () => {
  const allowed = new Set(
    `html head body meta title style div table tbody tr td a img p h1 h2 h3 ul ol li span strong em br`.split(
      ' ',
    ),
  );

  it('is text in a letter, whatever it is', () => {
    fc.assert(
      fc.property(hostile, hostile, anyRichText, (title, words, note) => {
        const written = {
          note,
          subject: words.slice(0, subjectMax),
          previewLine: title.slice(0, previewLineMax),
        };
        const content = {
          ...bread,
          title,
          description: aText(words),
          instructionGroups: [aStepGroup(title, words)],
        };
        const elements = elementsOf(letterHtml(aLetter(content, written)));
        expect(elements.map(tagOf).filter((tag) => !allowed.has(tag))).toEqual([]);
        const names = elements.flatMap((element) => element.getAttributeNames());
        const handlers = names.filter((name) => name.startsWith('on'));
        expect(handlers).toEqual([]);
        for (const { href = '' } of named(elements, 'a')) {
          expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/);
        }
      }),
    );
  });

  it('never makes a letter longer than mail programs show', () => {
    const steps = Array.from({ length: 60 }, () => longTextOf('Stir and wait. ').slice(0, 4_000));
    const long = aLetter({ ...bread, instructionGroups: [aStepGroup('Bake', ...steps)] });
    const html = letterHtml(long);
    expect(new TextEncoder().encode(html).length).toBeLessThan(letterBytesMax);
    expect(html).toContain('The rest of this recipe is on the site');
  });
});
