import { arc, range, through, turned, type Point } from '../geometry.ts';
import { pictureFormats } from '../picture.ts';
import { disc, element, fillSmooth, fillStraight, placed, rectangle } from '../svg.ts';
import type { MarkScene } from './scene.ts';
import { wordmarks } from './wordmarks.ts';

type Site = MarkScene['site'];

const grounds: Record<Site, string> = {
  hearth: '#9e2b20',
  'market-garden': '#0b7a3b',
  atelier: '#20222b',
};
const papers: Record<Site, string> = {
  hearth: '#f6eedf',
  'market-garden': '#ffffff',
  atelier: '#b7c68b',
};

/** Mark and paper of a wordmark: what reads on the site's header, in the light and in the dark. */
const inks: Record<Site, readonly [string, string]> = {
  hearth: ['#bf4632', '#f6eedf'],
  'market-garden': ['#ffffff', '#0b7a3b'],
  atelier: ['#20222b', '#f8f5f0'],
};

/** A light wordmark stands on a ground of its own, so that it reads on any header. */
const wordmarkGrounds: Partial<Record<Site, string>> = {
  'market-garden': grounds['market-garden'],
};

/** An icon is the mark on the site's ground; a wordmark is the mark beside the name. */
export function drawMark({ site, kind }: MarkScene): string {
  const { width, height } = pictureFormats[kind];
  const head = {
    xmlns: 'http://www.w3.org/2000/svg',
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  };
  if (kind === 'icon') {
    const ground = rectangle({ x: 0, y: 0, width, height, rx: 112 }, grounds[site]);
    return element(
      'svg',
      head,
      ground,
      placed(marks[site](papers[site], grounds[site]), { x: 256, y: 256, scale: 1 }),
    );
  }
  const name = wordmarks[site];
  const ground = wordmarkGrounds[site];
  const scale = Math.min(160 / name.height, (ground ? 830 : 880) / name.width);
  return element(
    'svg',
    head,
    ground ? rectangle({ x: 0, y: 0, width, height, rx: 40 }, ground) : '',
    placed(marks[site](...inks[site]), {
      x: 160,
      y: 160,
      scale: 0.62,
    }),
    element('path', {
      d: name.path,
      fill: inks[site][0],
      transform: `translate(310 ${160 - (name.height * scale) / 2}) scale(${scale})`,
    }),
  );
}

/** Each mark is about 400 across, round the origin. */
const marks: Record<Site, (color: string, paper: string) => string> = {
  hearth: (color, paper) => {
    const mouth: Point[] = [
      ...arc({ y: -10, rx: 170, ry: 170 }, 180, 360),
      [170, 180],
      [-170, 180],
    ];
    const flame = through('0,-120 60,-30 84,50 62,126 0,152 -62,126 -84,50 -36,0');
    const ember = through('6,0 34,56 30,110 0,132 -30,110 -30,66');
    return (
      fillStraight(mouth, color) +
      fillSmooth(flame, paper) +
      fillSmooth(ember, color) +
      rectangle({ x: -200, y: 160, width: 400, height: 36, rx: 6 }, color)
    );
  },
  'market-garden': (color, paper) =>
    range(9)
      .map((index) => {
        const [x, y] = [-132 + (index % 3) * 132, -132 + Math.floor(index / 3) * 132];
        return index === 4
          ? placed(sprout(color), { x, y })
          : rectangle({ x: x - 56, y: y - 56, width: 112, height: 112, rx: 18 }, color) +
              rectangle({ x: x - 36, y: y - 4, width: 72, height: 8, rx: 4 }, paper);
      })
      .join(''),
  atelier: (color) =>
    range(8)
      .map((index) =>
        fillSmooth(
          turned(through('0,-200 48,-130 46,-74 0,-40 -46,-74 -48,-130'), index * 45),
          color,
        ),
      )
      .join('') + disc([0, 0], 15, color),
};

function sprout(color: string): string {
  return (
    fillSmooth(through('-4,-6 -26,-50 -60,-58 -58,-22 -30,-2'), color) +
    fillSmooth(through('6,-16 26,-62 62,-68 58,-30 32,-10'), color) +
    fillStraight(through('-5,60 -5,-16 7,-16 7,60'), color)
  );
}
