import { describe, expect, it } from 'vitest';
import { mentionParts, mentionText } from '#domain/kitchen/steps/mention-texts.ts';
import { isMeasuredBefore, joinsAmount, mentionedShare } from './mentioned-share.ts';

const expected = { all: null, half: 1 / 2, third: 1 / 3, rest: 0 };
const offered = ['en', 'de', 'fr', 'es', 'it', 'nl', 'sv'].flatMap((language) =>
  mentionParts.map((part) => [mentionText('Butter', part, language), expected[part]] as const),
);

describe('The part of an ingredient that a step speaks of, §3', () => {
  it.each(offered)('is understood as the editor writes it: %s', (words, share) => {
    expect(mentionedShare(words, 'butter')).toBe(share);
  });

  it.each([
    ['a quarter of the butter', 1 / 4],
    ['remaining butter', 0],
    ['two thirds of the butter', 0],
    ['half of the remaining butter', 0],
    ['200 g of the butter', 0],
    ['le reste du beurre', 0],
    ['die restliche Butter', 0],
    ['soft butter', null],
  ])('is understood in words of the cook: %s', (words, share) => {
    expect(mentionedShare(words, 'butter')).toBe(share);
  });

  it.each([
    ['half and half', 'half and half', null],
    ['the Half-and-Half', 'half and half', null],
    ['7 spice', '7 spice', null],
    ['quark', 'quark', null],
  ])('is not read out of its name: %s', (words, title, share) => {
    expect(mentionedShare(words, title)).toBe(share);
  });

  it.each([
    ['Add the rest of the ', true],
    ['Die Hälfte der ', true],
    ['Verser la moitié du ', true],
    ['Let it rest. Add the ', false],
    ['Cut them in half, then add the ', false],
    ['Rub the ', false],
    ['', false],
  ])('may stand before the name: %s', (text, isMeasured) => {
    expect(isMeasuredBefore(text)).toBe(isMeasured);
  });

  it.each([
    [' ', true],
    [' of the ', true],
    [' later, the ', false],
    [' water to the ', false],
  ])('is joined to its amount by few words: %s', (text, isJoined) => {
    expect(joinsAmount(text)).toBe(isJoined);
  });
});
