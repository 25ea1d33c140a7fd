import { cutText } from '../../text/cut-text.ts';

const kilo = 1000;

/** "2.4 MB", as file managers count. */
export function fileSize(bytes: number): string {
  if (bytes < kilo * kilo) return `${Math.max(1, Math.round(bytes / kilo))} KB`;
  if (bytes < kilo ** 3) return `${(bytes / kilo / kilo).toFixed(1)} MB`;
  return `${(bytes / kilo ** 3).toFixed(1)} GB`;
}

const types: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'image/svg+xml': 'SVG',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
};

export const fileType = (contentType: string): string => types[contentType] ?? contentType;

/** The name of a file without its ending, as a cook would say it. */
export const nameOfFile = (fileName: string): string =>
  cutText(fileName.replace(/\.[a-z0-9]{2,5}$/i, ''), 200);
