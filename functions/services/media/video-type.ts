/** The server's own name of a stored video: its uuid and an ending that tells its type. */
export const videoKey = (id: string, contentType: string): string =>
  `${id}.${contentType === 'video/webm' ? 'webm' : 'mp4'}`;

const matroska = '\u001AE\u00DF\u00A3';
/** With which the film itself begins, behind the head that names its type. */
const segment = '\u0018S\u0080g';

/** The type of film by its first bytes; null when they are of another kind. */
export function videoTypeOf(header: Uint8Array): string | null {
  const text = Array.from(header, (byte) => String.fromCodePoint(byte)).join('');
  if (text.slice(4, 8) === 'ftyp') return 'video/mp4';
  const isWebm = text.startsWith(matroska) && text.includes('webm');
  return isWebm && text.includes(segment) ? 'video/webm' : null;
}
