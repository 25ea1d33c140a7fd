export const youtubeVideoIdLength = 11;

export function isYoutubeVideoId(text: string): boolean {
  return text.length === youtubeVideoIdLength && /^[\w-]+$/.test(text);
}

/** The video's id from the id itself or from any address YouTube offers for sharing. */
export function youtubeVideoIdFrom(text: string): string | null {
  const address = text.trim();
  if (isYoutubeVideoId(address)) return address;
  if (!URL.canParse(address)) return null;
  const id = idFromAddress(new URL(address));
  return isYoutubeVideoId(id) ? id : null;
}

export function youtubeEmbedUrl(videoId: string): string {
  return `https://www.youtube-nocookie.com/embed/${videoId}`;
}

export function youtubeWatchUrl(videoId: string): string {
  return `https://www.youtube.com/watch?v=${videoId}`;
}

export function youtubeThumbnailUrl(videoId: string): string {
  return `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`;
}

function idFromAddress({ protocol, hostname, pathname, searchParams }: URL): string {
  if (protocol !== 'https:' && protocol !== 'http:') return '';
  const host = hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second = ''] = pathname.slice(1).split('/');
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return '';
  if (first === 'watch') return searchParams.get('v') ?? '';
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : '';
}
