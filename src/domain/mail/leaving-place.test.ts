import { expect, it } from 'vitest';
import { leavingPlaces, withLeavingParts } from './leaving-place.ts';

it('A page shows what applies to one person, and keeps other templates as they are', () => {
  const page =
    `<template id="x">a</template><template data-leaving="about">of ${leavingPlaces.email}\n</template>` +
    `<template data-leaving="undo">${leavingPlaces.token}</template>`;
  const shown = { parts: ['about'] as const, email: '$&', token: 't' };
  expect(withLeavingParts(page, shown)).toBe('<template id="x">a</template>of $&\n');
});
