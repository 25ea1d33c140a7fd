const headerLength = 44;
const bytesPerSample = 2;

/** One channel of 16 bits, which every browser plays. */
export function wavFile(samples: Float32Array, sampleRate: number): Uint8Array {
  const dataLength = samples.length * bytesPerSample;
  const bytes = new Uint8Array(headerLength + dataLength);
  const view = new DataView(bytes.buffer);
  const write = (offset: number, text: string) => bytes.set(new TextEncoder().encode(text), offset);
  write(0, 'RIFF');
  view.setUint32(4, headerLength - 8 + dataLength, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerSample, true);
  view.setUint16(32, bytesPerSample, true);
  view.setUint16(34, bytesPerSample * 8, true);
  write(36, 'data');
  view.setUint32(40, dataLength, true);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headerLength + index * bytesPerSample, Math.round(sample * 32_767), true);
  }
  return bytes;
}
