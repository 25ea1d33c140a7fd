import { ApiError } from './api-error.ts';
import { NetworkError } from './network-error.ts';

export type Upload = {
  address: string;
  file: File;
  /** Hears how much has gone, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Of a file that has not moved for so long nothing more is expected. */
const standstillMs = 60_000;

/**
 * Sends a file to the address that was handed out for it; only this way of asking tells progress. One
 * that stands still counts as unanswered.
 */
export function uploadFile({ address, file, onProgress, signal }: Upload): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  const fail = () => reject(new NetworkError('The upload got no answer'));
  request.open('PUT', address);
  request.setRequestHeader('Content-Type', file.type);
  let timer = setTimeout(() => request.abort(), standstillMs);
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), standstillMs);
    onProgress(loaded / total);
  });
  request.addEventListener('error', fail);
  request.addEventListener('abort', fail);
  request.addEventListener('load', () => {
    const { status } = request;
    if (status >= 200 && status < 300) resolve();
    else reject(new ApiError(status, bodyOf(request.responseText)));
  });
  signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise.finally(() => clearTimeout(timer));
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something between here and the API answered in its own words.
    return null;
  }
}
