import { describe, expect, it } from 'vitest';
import {
  isYoutubeVideoId,
  youtubeEmbedUrl,
  youtubeThumbnailUrl,
  youtubeVideoIdFrom,
} from './youtube.ts';

const id = 'dQw4w9WgXcQ';

describe('YouTube video ids, S7.3', () => {
  it.each([
    [id, true],
    ['a-b_c-d_e-f', true],
    ['', false],
    ['dQw4w9WgXc', false],
    ['dQw4w9WgXcQQ', false],
    ['dQw4w9WgXc"', false],
    ['dQw4w9WgXc\n', false],
    ['dQw4w9WgXcé', false],
  ])('tells whether %j has the strict form', (text, expected) => {
    expect(isYoutubeVideoId(text)).toBe(expected);
  });

  it.each([
    id,
    ` ${id} `,
    `https://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?t=10&v=${id}&list=PL1`,
    `https://youtu.be/${id}?si=abc`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `http://youtube.com/v/${id}`,
  ])('finds the id in %s', (text) => {
    expect(youtubeVideoIdFrom(text)).toBe(id);
  });

  it.each([
    '',
    'a pie',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/@cook/${id}`,
    `https://youtube.com.example.org/watch?v=${id}`,
    `https://example.org/watch?v=${id}`,
    `javascript://youtube.com/watch?v=${id}`,
  ])('finds none in %s', (text) => {
    expect(youtubeVideoIdFrom(text)).toBe(null);
  });
});

describe('Embedded YouTube videos, §2', () => {
  it('are played without cookies and have a still', () => {
    expect(youtubeEmbedUrl(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
    expect(youtubeThumbnailUrl(id)).toBe(`https://i.ytimg.com/vi/${id}/hqdefault.jpg`);
  });
});
