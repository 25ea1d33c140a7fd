const patienceMs = 4000;
/** Films often begin in black. */
const atSeconds = 1;

/** A picture out of a film; null where this browser cannot draw one. */
export async function stillOf(film: File): Promise<File | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(film);
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  try {
    video.src = address;
    await heard(video, 'loadeddata');
    video.currentTime = Math.min(atSeconds, video.duration / 2);
    await heard(video, 'seeked');
    return await drawn(video);
  } catch {
    // Which films a browser decodes is its own affair.
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

function heard(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error(`No ${event} in time`)), patienceMs);
  video.addEventListener(event, () => resolve(), { once: true });
  video.addEventListener('error', () => reject(new Error('Not decoded')), { once: true });
  return promise.finally(() => clearTimeout(timer));
}

async function drawn(video: HTMLVideoElement): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.drawImage(video, 0, 0);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', 0.85);
  const blob = await promise;
  return blob && new File([blob], 'still.jpg', { type: 'image/jpeg' });
}
