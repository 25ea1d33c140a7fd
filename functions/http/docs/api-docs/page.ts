import { escapeHtml } from '#domain/text/escape-html.ts';
import { toolPage } from '../../answers/html.ts';
import { type ApiDocument, type Operation, type Schema, schemaIn } from './document.ts';
import { schemaText } from './schema-text.ts';
import { style } from './style.ts';

type Call = { method: string; path: string; operation: Operation; anchor: string };
type Group = { title: string; intro: string; prefix: string };

const groups: Group[] = [
  {
    title: 'Site',
    intro: 'The public side of a site: everybody may read, and a session says who acts.',
    prefix: '/api/v1/site/',
  },
  {
    title: 'Manage',
    intro: 'What belongs to a person, and what owners do with their sites.',
    prefix: '/api/v1/manage/',
  },
];

/** The document as a page to read: no script, one address for everything. */
export function apiDocsPage(document: ApiDocument): string {
  const calls = callsOf(document);
  const schemas = Object.entries(document.components.schemas ?? {}).toSorted(byName);
  const body = [
    introduction(document),
    navigation(calls),
    '<main>',
    ...groups.map((group) => groupSection(group, calls)),
    `<section><h2 id="schemas">Schemas</h2>${schemas.map(schemaEntry).join('')}</section>`,
    '</main>',
  ];
  return toolPage(`${document.info.title} API`, style, body.join(''));
}

function callsOf({ paths }: ApiDocument): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      anchor: `${method}${path.replaceAll(/[^\w]+/g, '-')}`.replace(/-$/, ''),
    })),
  );
}

const inGroup = (calls: Call[], { prefix }: Group) =>
  calls.filter(({ path }) => path.startsWith(prefix));

function navigation(calls: Call[]): string {
  const lists = groups.map((group) => {
    const items = inGroup(calls, group).map(
      ({ anchor, method, path }) =>
        `<li><a href="#${anchor}"><b>${method}</b> ${escapeHtml(path.slice(group.prefix.length))}</a></li>`,
    );
    return `<h2>${group.title}</h2><ul>${items.join('')}</ul>`;
  });
  return `<nav aria-label="Calls">${lists.join('')}<h2><a href="#schemas">Schemas</a></h2></nav>`;
}

function introduction({ info }: ApiDocument): string {
  const text = escapeHtml(info.description ?? '').replaceAll(/`([^`]+)`/g, '<code>$1</code>');
  return `<header><h1>${escapeHtml(info.title)} API</h1><p>${text}</p><p>A session travels as <code>Authorization: Bearer …</code> and in no other way. Every refusal is a <a href="#schema-Error">sentence and a code</a>. The same as <a href="/api/v1/openapi.json">OpenAPI document</a>.</p></header>`;
}

function groupSection(group: Group, calls: Call[]): string {
  const sections = inGroup(calls, group).map(callSection);
  return `<section><h2>${group.title}</h2><p>${group.intro}</p>${sections.join('')}</section>`;
}

function callSection({ anchor, method, path, operation }: Call): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation;
  const asked = requestBody && schemaIn(requestBody);
  const parts = [
    `<h3>${escapeHtml(summary)}</h3>`,
    `<p class="call"><b>${method}</b> <code>${pathText(path)}</code>${sessionText(operation)}</p>`,
    parametersText(parameters.filter((each) => each.in === 'query')),
    asked ? block('Body', asked) : '',
    ...Object.entries(responses).map(([status, response]) => responseText(status, response)),
  ];
  return `<article id="${anchor}">${parts.join('')}</article>`;
}

/** Highlights the parameters of a path. */
const pathText = (path: string) => escapeHtml(path).replaceAll(/\{(\w+)\}/g, '<var>{$1}</var>');

const sessionText = ({ security = [] }: Operation) =>
  security.length === 0 ? '<span>no session needed</span>' : '';

function parametersText(parameters: NonNullable<Operation['parameters']>): string {
  if (parameters.length === 0) return '';
  const properties = Object.fromEntries(
    parameters.map(({ name, schema = {} }) => [name, schema] as const),
  );
  const required = parameters.flatMap((each) => (each.required ? [each.name] : []));
  return block('Query', { type: 'object', properties, required });
}

function responseText(status: string, response: NonNullable<Operation['responses']>[string]) {
  if (status === 'default') return '';
  const schema = schemaIn(response);
  return schema ? block(status, schema) : `<h4>${escapeHtml(status)}</h4>`;
}

const block = (title: string, schema: Schema) =>
  `<h4>${escapeHtml(title)}</h4><pre tabindex="0">${schemaText(schema)}</pre>`;

const schemaEntry = ([name, schema]: [string, Schema]) =>
  `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${schema.description ? `<p>${escapeHtml(schema.description)}</p>` : ''}<pre tabindex="0">${schemaText(schema)}</pre></article>`;

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other);
