import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { longTextOf } from '#domain/testing/long-text.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { bytesOf, inlineElements } from './inline-elements.ts';

const policyOf = (body: string, contentType = 'text/html; charset=utf-8') =>
  contentSecurityPolicy({ contentType }, inlineElements(bytesOf(body)));

const sourcesOf = (body: string, directive: string) =>
  policyOf(body)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

describe('The policy of a page, security S7.5', () => {
  it('allows its inline scripts and styles by their hashes, each once', () => {
    const page =
      '<style>p{}</style><script>run()</script><script type="module">more()</script><script>run()</script>';
    expect(sourcesOf(page, 'script-src')).toEqual(["'self'", hashOf('run()'), hashOf('more()')]);
    expect(sourcesOf(page, 'style-src')).toEqual(["'self'", hashOf('p{}')]);
  });

  it('allows them by the bytes they are sent as', () => {
    const page = '<p>Crème</p><script>say("½ – 🍐")</script>';
    expect(sourcesOf(page, 'script-src')).toEqual(["'self'", hashOf('say("½ – 🍐")')]);
  });

  it('needs no hash for files and data', () => {
    const page =
      '<script src="/_astro/a.js"></script><script type="application/ld+json">{"a":1}</script>';
    expect(sourcesOf(page, 'script-src')).toEqual(["'self'"]);
  });

  it.each([
    ['a quoted attribute', '<meta content="<script>evil()</script>">'],
    ['an attribute in single quotes', "<img alt='<script>evil()</script>'>"],
    [
      'an attribute with a bracket before it',
      '<p title="a > b"><img alt="<script>evil()</script>">',
    ],
    ['a comment', '<!-- <script>evil()</script> -->'],
    ['the data of a search engine', '<script type="application/ld+json">"<script>evil()"</script>'],
  ])('does not take what stands in %s for a script', (_place, page) => {
    expect(sourcesOf(`${page}<script>good()</script>`, 'script-src')).toEqual([
      "'self'",
      hashOf('good()'),
    ]);
  });

  it('reads a long page to its end', () => {
    const page = `<p title="${longTextOf('<')}">${longTextOf('<p>&lt;')}<script>end()</script>`;
    expect(sourcesOf(page, 'script-src')).toContain(hashOf('end()'));
  });

  it('knows Google Analytics only where a site has it', () => {
    const page = { contentType: 'text/html; charset=utf-8' };
    expect(contentSecurityPolicy(page, [])).not.toContain('google');
    const counted = contentSecurityPolicy({ ...page, hasAnalytics: true }, []);
    expect(counted).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(counted).toContain("connect-src 'self' https://*.google-analytics.com ");
  });

  it('lets nothing load in what is no page', () => {
    expect(policyOf('<rss/>', 'application/rss+xml')).toBe("default-src 'none'");
  });

  it('forbids frames around the page, another base and plug-ins', () => {
    const page = '<p></p>';
    const directives = ['default-src', 'base-uri', 'object-src', 'frame-ancestors'];
    expect(directives.map((directive) => sourcesOf(page, directive))).toEqual([
      ["'none'"],
      ["'none'"],
      ["'none'"],
      ["'none'"],
    ]);
  });
});
