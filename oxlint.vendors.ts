import type { OxlintOverride } from 'oxlint';
import { areas, border, noPackages, only } from './oxlint.patterns.ts';

export const domainRule = 'domain imports only domain, and the types of schema-dts.';

/** Pure as domain is: a string in, parts of it out, without dependencies of their own. */
export const parsers = border(
  ['src/domain/**/{css/tokens,text-parts,html/document}.ts'],
  [only(domainRule, ['@csstools/css-tokenizer', 'diff', 'domhandler', 'htmlparser2'])],
);

/** What unpacks and reads the files of other programs; each file knows one vendor, and catches what it throws. */
export const fileParsers = [
  border(['src/domain/**/archive/zip-archive.ts'], [only(domainRule, ['@zip.js/zip.js/**'])]),
  border(['src/domain/**/text-formats/yaml.ts'], [only(domainRule, ['yaml'])]),
  border(['src/domain/**/text-formats/toml.ts'], [only(domainRule, ['smol-toml'])]),
];

/** Letters of domains: a string in, a string out. */
export const domainLetters = border(
  ['src/domain/site/shown-host.ts'],
  [only(domainRule, ['punycode/punycode.es6.js'])],
);

/** A list that others keep: names without code. */
export const keptLists = border(
  ['src/domain/mail/sender/public-mail-host.ts'],
  [only(domainRule, ['email-providers/common.json'])],
);

export const vendors = ['stripe', 'worker-mailer', 'react', '@react-email', 'astro'];

export function adapterBorders(): OxlintOverride[] {
  return [
    adapter('functions/adapters/*', []),
    adapter('functions/adapters/{payments,stripe}*', ['stripe']),
    adapter('functions/adapters/page-store', [], ['#functions/repositories/publishing/**']),
    adapter('functions/adapters/astro-renderer', ['astro'], ['#content/**', '#themes/**']),
    adapter('functions/mail/transports', []),
  ];
}

/** An adapter knows domain and its one vendor; Astro's is also handed page models. */
function adapter(place: string, own: string[], more: string[] = []): OxlintOverride {
  const rule = 'An adapter imports domain and its own vendor only.';
  const foreign = vendors.filter((vendor) => !own.includes(vendor));
  return border(
    [place, `${place}.*`, `${place}/**`],
    [
      noPackages(rule, ['hono', 'drizzle-orm', '@libsql', ...foreign]),
      areas(rule, ['#domain/**', ...more]),
    ],
  );
}
