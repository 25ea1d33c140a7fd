import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { describe, expect, it } from 'vitest';
import { aText, aUsage, anAmount } from '#content/testing/text-builders.ts';
import type { RichText as RichTextNodes } from '#domain/text/rich-text.ts';
import RichText from './RichText.astro';

const render = async (text: RichTextNodes) => {
  const container = await AstroContainer.create();
  const html = await container.renderToString(RichText, { props: { text } });
  // Outside of a build every tag says where it was written.
  return html.replaceAll(/ data-astro-source-\w+="[^"]*"/g, '').trim();
};

describe('Rich text nodes, §3', () => {
  it('renders text as text', async () => {
    expect(await render(aText('Salt & <script>'))).toBe('<p>Salt &amp; &lt;script&gt;</p>');
  });

  it('renders no space that the cook did not write', async () => {
    const html = await render(
      aText([anAmount(475, '475 °F'), { text: '. Bake ' }, { text: 'now', bold: true }]),
    );
    expect(html).toBe(
      '<p><span class="amount" data-quantity="475">475 °F</span>. Bake <strong>now</strong></p>',
    );
  });

  it('renders an ingredient of the recipe as its words', async () => {
    expect(await render(aText([aUsage('17', 'flour')]))).toBe('<p>flour</p>');
  });

  it('leaves out an address that could run', async () => {
    const link = {
      type: 'link' as const,
      href: 'javascript:alert(1)',
      children: [{ text: 'here' }],
    };
    expect(await render(aText([link]))).toBe('<p>here</p>');
  });

  it('continues the headings of the page without a gap', async () => {
    const html = await render({
      type: 'document',
      children: [
        { type: 'heading', level: 3, children: [{ text: 'One' }] },
        {
          type: 'numbered-list',
          children: [{ type: 'list-item', children: [{ text: 'Two' }] }],
        },
      ],
    });
    expect(html).toBe('<h2>One</h2><ol><li>Two</li></ol>');
  });
});
