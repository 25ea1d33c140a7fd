import { describe, expect, it } from 'vitest';
import { extractCollectionVideo } from './collection-video.ts';
import { toPlainText } from '../text/plain-text.ts';
import { paragraphsFromText } from '../text/rich-text.ts';
import type { RichText } from '../text/rich-text.ts';

const extract = (text: string) => {
  const { videoId, description } = extractCollectionVideo(paragraphsFromText(text));
  return [videoId, toPlainText(description)];
};

describe('Video of a collection, §2', () => {
  it.each([
    ['All my pies', null, 'All my pies'],
    ['All my pies\nvideo: dQw4w9WgXcQ\nEnjoy', 'dQw4w9WgXcQ', 'All my pies\nEnjoy'],
    ['VIDEO:dQw4w9WgXcQ', 'dQw4w9WgXcQ', ''],
    ['  Video:  https://youtu.be/dQw4w9WgXcQ ', 'dQw4w9WgXcQ', ''],
    ['Video: watch how I fold it', null, 'Video: watch how I fold it'],
    ['See video: dQw4w9WgXcQ', null, 'See video: dQw4w9WgXcQ'],
    ['video: https://example.com/v', null, 'video: https://example.com/v'],
    ['video: dQw4w9WgXcQ\nvideo: aaaaaaaaaaa', 'dQw4w9WgXcQ', ''],
  ])('in %j is %j beside %j', (text, videoId, rest) => {
    expect(extract(text)).toEqual([videoId, rest]);
  });

  it('is found when the editor turned its address into a link', () => {
    const href = 'https://youtu.be/dQw4w9WgXcQ';
    const description: RichText = {
      type: 'document',
      children: [
        {
          type: 'paragraph',
          children: [{ text: 'video: ' }, { type: 'link', href, children: [{ text: href }] }],
        },
      ],
    };
    expect(extractCollectionVideo(description)).toEqual({
      videoId: 'dQw4w9WgXcQ',
      description: { type: 'document', children: [] },
    });
  });
});
