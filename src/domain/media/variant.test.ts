import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cropToRatio, RATIOS } from './focal-crop.ts';
import { imageUrl, srcset } from './picture-address.ts';
import { isPartOfFocus, isShownShape } from './shown-shapes.ts';
import {
  parseVariantQuery,
  planVariant,
  variantKey,
  type VariantPlan,
  variantPlace,
} from './variant.ts';
import { formatVariantQuery, SIDE_STEPS, stepUp, type VariantRequest } from './variant-address.ts';

const photo = { width: 1200, height: 800 };
const whole = { ...photo, x: 0, y: 0 };
const parse = (query: string) => parseVariantQuery(new URLSearchParams(query));

describe('Image address, §7', () => {
  it('means the picture as stored without a query', () => {
    expect(parse('')).toEqual({ kind: 'original' });
  });

  it('reads width, height, quality and crop', () => {
    expect(parse('width=400&height=300&quality=60&crop=500,400,30,20')).toEqual({
      kind: 'variant',
      request: {
        width: 400,
        height: 300,
        quality: 60,
        crop: { width: 500, height: 400, x: 30, y: 20 },
      },
    });
  });

  it('has quality 75 unless said', () => {
    expect(parse('width=4096')).toEqual({ kind: 'variant', request: { width: 4096, quality: 75 } });
  });

  it.each([
    'width=0',
    'width=4097',
    'width=1e3',
    'width=-1',
    'width=',
    'width=10.5',
    'width=٣',
    'height=999999',
    'quality=0',
    'quality=101',
    'crop=1,2,3',
    'crop=1,2,3,4,5',
    'crop=0,10,0,0',
    'crop=10,10,-1,0',
    'crop=10,10,0,',
    'crop=100001,10,0,0',
    'width=10&width=20',
    'format=gif',
    'url=https://example.com/a.jpg',
    '__proto__=1',
    'constructor=1',
  ])('refuses %s, S8.4', (query) => {
    expect(parse(query).kind).toBe('invalid');
  });

  test('what is written is read back', () => {
    const side = fc.integer({ min: 1, max: 4096 });
    const crop = fc.record({ width: side, height: side, x: fc.nat(4096), y: fc.nat(4096) });
    const quality = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(fc.record({ width: side, height: side, quality, crop }), (request) => {
        expect(parse(formatVariantQuery(request))).toEqual({ kind: 'variant', request });
      }),
    );
  });

  test('any query gives an answer', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        expect(['original', 'variant', 'invalid']).toContain(parse(query).kind);
      }),
    );
  });
});

describe('Sizes of variants, S8.4', () => {
  it('rounds a width up to the next step', () => {
    expect([1, 16, 17, 401, 800, 2400, 4096].map(stepUp)).toEqual([
      16, 16, 24, 480, 800, 2400, 2400,
    ]);
  });

  it('keeps the sizes of favicons and of share images', () => {
    expect([16, 32, 48, 192, 512, 800, 600].map(stepUp)).toEqual([16, 32, 48, 192, 512, 800, 600]);
  });

  it('scales by width or by height', () => {
    expect(planVariant(photo, { quality: 75, width: 600 })).toEqual({
      region: whole,
      width: 600,
      height: 400,
      quality: 75,
    });
    expect(planVariant(photo, { quality: 75, height: 400 })).toMatchObject({
      width: 600,
      height: 400,
    });
  });

  it('cuts to the shape when both are given', () => {
    expect(planVariant(photo, { quality: 75, width: 400, height: 400 })).toEqual({
      region: { width: 800, height: 800, x: 200, y: 0 },
      width: 400,
      height: 400,
      quality: 75,
    });
  });

  it('never enlarges', () => {
    expect(planVariant(photo, { quality: 75, width: 2000 })).toMatchObject(photo);
    expect(planVariant(photo, { quality: 75, width: 1600, height: 1600 })).toMatchObject({
      width: 800,
      height: 800,
    });
  });

  it('has nothing for a crop outside the picture', () => {
    const crop = { width: 800, height: 800, x: 401, y: 0 };
    expect(planVariant(photo, { quality: 75, crop })).toBeUndefined();
  });

  test('there are few sizes and qualities however many are asked for', () => {
    const width = fc.integer({ min: 1, max: 4096 });
    const quality = fc.integer({ min: 1, max: 100 });
    const qualities = [25, 50, 65, 75, 90];
    fc.assert(
      fc.property(fc.record({ width, quality }), (request) => {
        const plan = planVariant({ width: 9000, height: 6000 }, request);
        expect(SIDE_STEPS).toContain(plan?.width);
        expect(qualities).toContain(plan?.quality);
        expect(plan?.quality).toBeGreaterThanOrEqual(Math.min(90, request.quality));
      }),
    );
  });

  test('every plan is whole pixels between one and the size of its region', () => {
    const side = fc.integer({ min: 1, max: 50_000 });
    const asked = fc.integer({ min: 1, max: 4096 });
    const picture = fc.record({ width: side, height: side });
    const request = fc.record(
      { quality: fc.constant(75), width: asked, height: asked },
      { requiredKeys: ['quality'] },
    );
    const planned = fc
      .tuple(picture, request)
      .map(([given, wanted]) => planVariant(given, wanted))
      .filter((plan) => plan !== undefined);
    fc.assert(
      fc.property(planned, ({ region, width, height }) => {
        expect([width, height].every(Number.isInteger)).toBe(true);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
        expect(width).toBeLessThanOrEqual(Math.min(4096, region.width));
        expect(height).toBeLessThanOrEqual(Math.min(4096, region.height));
      }),
    );
  });
});

describe('Names of variants', () => {
  it('hold everything the bytes depend on, the format too', () => {
    const plan = {
      region: { width: 800, height: 800, x: 200, y: 0 },
      width: 400,
      height: 400,
      quality: 75,
    };
    const nameOf = (given: VariantPlan) =>
      variantKey(variantPlace('k.jpg', photo, given), given, 'avif');
    expect(nameOf(plan)).toBe('variants/k.jpg/400x400-of-800-800-200-0-q75.avif');
    const region = { width: 300, height: 300, x: 12, y: 24 };
    expect(nameOf({ ...plan, region })).toBe(
      'variants/k.jpg/cuts/300-300-12-24/400x400-of-300-300-12-24-q75.avif',
    );
  });
});

describe('Cuts of a picture, S8.4', () => {
  const side = fc.integer({ min: 1, max: 9000 });
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const cutOf = (picture: { width: number; height: number }, [w, h, x, y]: number[]) => {
    const width = Math.max(1, Math.round(picture.width * w!));
    const height = Math.max(1, Math.round(picture.height * h!));
    return {
      width,
      height,
      x: Math.round((picture.width - width) * x!),
      y: Math.round((picture.height - height) * y!),
    };
  };
  const cuts = fc.array(fraction, { minLength: 4, maxLength: 4 });
  const pictures = fc.record({ width: side, height: side });

  test('stay inside the picture and near what was asked', () => {
    fc.assert(
      fc.property(pictures, cuts, (picture, fractions) => {
        const crop = cutOf(picture, fractions);
        const { region } = planVariant(picture, { quality: 75, crop })!;
        const step = Math.max(1, Math.max(picture.width, picture.height) / 100);
        expect(region.x).toBeGreaterThanOrEqual(0);
        expect(region.y).toBeGreaterThanOrEqual(0);
        expect(region.x + region.width).toBeLessThanOrEqual(picture.width);
        expect(region.y + region.height).toBeLessThanOrEqual(picture.height);
        expect(Math.abs(region.x - crop.x)).toBeLessThanOrEqual(step * 2 + 1);
        expect(region.width).toBeLessThanOrEqual(crop.width + step + 1);
      }),
    );
  });

  test('are made wherever a page asks for one that is stored, fractions and all', () => {
    const shapes = fc.constantFrom(undefined, ...Object.values(RATIOS));
    const sizes = fc.constantFrom(
      { width: 640 },
      { width: 800, height: 600 },
      { width: 1200, height: 675 },
      { width: 1000, height: 1500 },
      { width: 192, height: 192 },
    );
    const asked = fc.record({ size: pictures, fractions: cuts, shape: shapes, shown: sizes });
    fc.assert(
      fc.property(asked, ({ size, fractions, shape, shown }) => {
        const { x, y, ...part } = cutOf(size, fractions);
        const crop = { ...part, width: Math.max(1, part.width - 0.3), x: x + 0.2, y };
        const picture = { ...size, key: 'k.jpg', contentType: 'image/jpeg', crop };
        const set = srcset(picture, shape, [480, 800]).split(', ');
        for (const address of [
          imageUrl(picture, shown),
          ...set.map((each) => each.split(' ')[0]!),
        ]) {
          const query = parseVariantQuery(new URL(address, 'https://site.example').searchParams);
          const { region } = planVariant(size, (query as { request: VariantRequest }).request)!;
          expect([isPartOfFocus(size, { crop }, region), isShownShape(size, region)]).toContain(
            true,
          );
        }
      }),
    );
  });

  test('of what pages show of a whole picture are exact', () => {
    fc.assert(
      fc.property(pictures, fc.constantFrom(...Object.values(RATIOS)), (picture, ratio) => {
        const crop = cropToRatio(picture, ratio);
        expect(planVariant(picture, { quality: 75, crop })?.region).toEqual(crop);
      }),
    );
  });
});
