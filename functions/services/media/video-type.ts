/** The server's own name of a stored video: its uuid and an ending that tells its type. */
export const videoKey = (id: string, contentType: string): string =>
  `${id}.${contentType === 'video/webm' ? 'webm' : 'mp4'}`;

/** The type of film by its first bytes; null when they are of another kind. */
export function videoTypeOf(header: Uint8Array): string | null {
  const text = new TextDecoder('latin1').decode(header);
  if (text.slice(4, 8) === 'ftyp') return 'video/mp4';
  const isMatroska = text.startsWith('\u001AE\u00DF\u00A3');
  return isMatroska && text.includes('webm') ? 'video/webm' : null;
}
