import { describe, expect, it } from 'vitest';
import { standInDocument } from './stand-in.ts';

describe('What stands in for a page that cannot be shown, security S4.7', () => {
  it('says that the page is not there for now', () => {
    const { status, contentType, body } = standInDocument({ title: 'Old Hearth' });
    expect([status, contentType]).toEqual([503, 'text/html; charset=utf-8']);
    expect(body).toContain('<title>Old Hearth</title>');
    expect(body).toContain('This page is being set anew');
  });

  it("takes the site's title for text", () => {
    const { body } = standInDocument({ title: 'Salt & <script>alert(1)</script>' });
    expect(body).toContain('Salt &amp; &lt;script&gt;alert(1)&lt;/script&gt;');
  });
});
