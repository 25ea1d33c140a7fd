import { describe, expect, it } from 'vitest';
import { imageUrl, phoneSrcset, srcset } from './picture-address.ts';

const photo = { key: 'k.jpg', width: 1200, height: 800, contentType: 'image/jpeg' };
const cut = { ...photo, crop: { width: 400, height: 400, x: 100, y: 50 } };
const drawing = { ...photo, key: 'k.svg', contentType: 'image/svg+xml' };
const gif = { ...photo, key: 'k.gif', contentType: 'image/gif' };

describe('Addresses of pictures, §7', () => {
  it('names the picture as stored without options', () => {
    expect(imageUrl(photo)).toBe('/media/k.jpg');
  });

  it('asks for a width', () => {
    expect(imageUrl(photo, { width: 320 })).toBe('/media/k.jpg?width=320');
  });

  it('cuts to a shape', () => {
    expect(imageUrl(photo, { width: 800, height: 600 })).toBe(
      '/media/k.jpg?width=800&height=600&crop=1067,800,67,0',
    );
  });

  it("keeps to the cook's crop", () => {
    expect(imageUrl(cut, { width: 320 })).toBe('/media/k.jpg?width=320&crop=400,400,100,50');
    expect(imageUrl(cut, { width: 200, height: 200 })).toBe(
      '/media/k.jpg?width=200&height=200&crop=400,400,100,50',
    );
  });

  it('lets a use of the picture bring its own crop', () => {
    const crop = { width: 10, height: 10, x: 0, y: 0 };
    expect(imageUrl(cut, { crop })).toBe('/media/k.jpg?crop=10,10,0,0');
  });

  it('leaves drawings to scale by themselves', () => {
    expect(imageUrl(drawing, { width: 32, height: 32 })).toBe('/media/k.svg');
    expect(srcset(drawing, 1, [100, 200])).toBe('');
  });

  it('lets an uncut GIF move and shows a cut one still', () => {
    expect(imageUrl(gif, { width: 320 })).toBe('/media/k.gif');
    expect(srcset(gif, undefined, [320])).toBe('');
    expect(imageUrl(gif, { width: 100, height: 100 })).toContain('crop=800,800,200,0');
  });
});

describe('Candidates for srcset', () => {
  it('are listed from narrow to wide', () => {
    expect(srcset(photo, undefined, [640, 320])).toBe(
      '/media/k.jpg?width=320 320w, /media/k.jpg?width=640 640w',
    );
  });

  it('are never wider than what they show', () => {
    expect(srcset(photo, 1, [400, 800, 1600])).toBe(
      '/media/k.jpg?width=400&crop=800,800,200,0 400w, /media/k.jpg?width=800&crop=800,800,200,0 800w',
    );
  });

  it('are of less quality for phones, and square where no other shape is asked for', () => {
    const addresses = phoneSrcset(photo, 1).split(', ');
    expect(addresses[0]).toBe('/media/k.jpg?width=480&quality=65&crop=800,800,200,0 480w');
    expect(addresses.at(-1)).toMatch(/ 720w$/);
    expect(phoneSrcset(photo, 3 / 2)).toMatch(/quality=65&crop=1200,800,0,0 480w/);
  });

  it('tell the width that is really sent', () => {
    expect(srcset(photo, undefined, [401])).toBe('/media/k.jpg?width=480 480w');
  });
});
