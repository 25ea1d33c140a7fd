import type { BlockNode, InlineNode, RichText } from '#domain/text/rich-text.ts';
import type { SiteFacts } from '../facts.ts';
import type { TextBody } from '../page-models.ts';
import type { LegalNames, LegalText } from './legal/legal-text.ts';
import { privacyPolicy } from './legal/privacy-policy.ts';
import { terms } from './legal/terms.ts';
import { termsOfUse } from './legal/terms-of-use.ts';

/** The day the legal texts were last changed; a business constant. */
const lastModified = 'August 5, 2025';

const texts: Record<string, (names: LegalNames) => LegalText> = {
  terms,
  privacy: privacyPolicy,
  'terms-of-use': termsOfUse,
};

export function legalBody(site: SiteFacts, name: string): TextBody | null {
  const email = site.settings.contactEmail ?? `hello@${new URL(site.origin).hostname}`;
  const postalAddress = inOneLine(site.settings.postalAddress);
  return legalText(name, { site: site.title, origin: site.origin, email, postalAddress });
}

/** The lines of an address with commas between them. */
function inOneLine(address: string | null): string | null {
  const lines = (address ?? '').split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(', ') || null;
}

export function legalText(name: string, names: LegalNames): TextBody | null {
  const write = texts[name];
  if (!write) return null;
  const { heading, sections } = write(names);
  return { heading, updatedText: `Last modified ${lastModified}`, text: document(sections) };
}

function document(sections: LegalText['sections']): RichText {
  const children = sections.flatMap(({ title, paragraphs }): BlockNode[] => [
    { type: 'heading', level: 1, children: [{ text: title }] },
    ...paragraphs.map(paragraph),
  ]);
  return { type: 'document', children };
}

const paragraph = (text: string): BlockNode => ({
  type: 'paragraph',
  children: text.split(/(\[[^\]]+\]\(\/[\w-]+\))/).map(inline),
});

function inline(part: string): InlineNode {
  const [, text, href] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  return text && href ? { type: 'link', href, children: [{ text }] } : { text: part };
}
