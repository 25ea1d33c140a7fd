import { describe, expect, it } from 'vitest';
import { aSiteFrame } from '#content/testing/frame-builders.ts';
import { lookKeys } from '#domain/look/looks.ts';
import { isPageShape } from '#domain/media/shown-shapes.ts';
import { leadPictureRatio } from './lead-picture.ts';

describe('The picture at the head of a page', () => {
  it.each(lookKeys)('has a shape in which pictures are made in the look %s', (look) => {
    const theme = { ...aSiteFrame().theme, look };
    expect(isPageShape(leadPictureRatio({ theme }))).toBe(true);
  });
});
