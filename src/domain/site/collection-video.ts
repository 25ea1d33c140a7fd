import { toPlainText } from '../text/plain-text.ts';
import type { BlockNode, RichText } from '../text/rich-text.ts';
import { youtubeVideoIdFrom } from '../media/youtube.ts';

// "video: dQw4w9WgXcQ" on a line of its own; the paragraph may have nothing else, so that a
// sentence such as "Video: watch how I fold it" stays text.
const videoMarker = /^video:/i;

/**
 * Takes the embedded video out of a collection's description: the first marker names it, and no
 * marker paragraph is left in the text. The id may be written as a YouTube address.
 */
export function extractCollectionVideo(description: RichText): {
  videoId: string | null;
  description: RichText;
} {
  const markers = new Map(description.children.map((block) => [block, videoIdOf(block)]));
  const videoId = [...markers.values()].find((id) => id !== null) ?? null;
  const children = description.children.filter((block) => markers.get(block) === null);
  return { videoId, description: { type: 'document', children } };
}

/** The description as it is stored: the marker of the film comes first. */
export function withCollectionVideo(
  description: RichText | null,
  videoId: string | null,
): RichText | null {
  if (videoId === null) return description;
  const marker: BlockNode = { type: 'paragraph', children: [{ text: `video: ${videoId}` }] };
  return { type: 'document', children: [marker, ...(description?.children ?? [])] };
}

function videoIdOf(block: BlockNode): string | null {
  if (block.type !== 'paragraph') return null;
  const text = toPlainText(block).trim();
  return videoMarker.test(text) ? youtubeVideoIdFrom(text.replace(videoMarker, '')) : null;
}
