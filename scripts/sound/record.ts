import { mkdir, writeFile } from 'node:fs/promises';
import { launchBrowser } from '../../e2e/browser.ts';
import { chime, sampleRate } from './chime.ts';
import { wavFile } from './wav.ts';

const folder = new URL('../../public/sounds/', import.meta.url);
const samples = chime();

/** Writes the sound of a timer in both of its formats; a browser codes the small one. */
await mkdir(folder, { recursive: true });
await writeFile(new URL('timer.wav', folder), wavFile(samples, sampleRate));
const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  await page.setContent('<button>Record</button>');
  await page.evaluate(recordOnClick, { samples: [...samples], sampleRate });
  await page.getByRole('button').click();
  await page.waitForFunction(() => document.body.dataset['webm']);
  const webm = await page.evaluate(() => document.body.dataset['webm'] ?? '');
  await writeFile(new URL('timer.webm', folder), webm, 'base64');
} finally {
  await browser.close();
}

/** Runs in the page: only a press may start a sound there. */
function recordOnClick(sound: { samples: number[]; sampleRate: number }): void {
  const record = async () => {
    const context = new AudioContext();
    const buffer = context.createBuffer(1, sound.samples.length, sound.sampleRate);
    buffer.copyToChannel(Float32Array.from(sound.samples), 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    const target = context.createMediaStreamDestination();
    source.connect(target);
    const recorder = new MediaRecorder(target.stream, {
      mimeType: 'audio/webm;codecs=opus',
      audioBitsPerSecond: 48_000,
    });
    const chunks: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data));
    recorder.addEventListener('stop', () => {
      void new Blob(chunks).arrayBuffer().then((bytes) => {
        const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte));
        document.body.dataset['webm'] = btoa(letters.join(''));
      });
    });
    source.addEventListener('ended', () => recorder.stop());
    recorder.start();
    source.start();
  };
  document.querySelector('button')?.addEventListener('click', () => void record());
}
