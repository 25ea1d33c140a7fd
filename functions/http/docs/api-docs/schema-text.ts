import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Schema } from './document.ts';

/** A schema as a type a reader knows, in HTML; named schemas are links to their own entry. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return reference(schema.$ref);
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants) return unionText(variants, indent);
  if (schema.allOf) return schema.allOf.map((each) => schemaText(each, indent)).join(' & ');
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (Array.isArray(schema.type)) {
    return unionText(
      schema.type.map((type) => ({ ...schema, type })),
      indent,
    );
  }
  if (schema.type === 'array') return arrayText(schema, indent);
  if (schema.type === 'object' || schema.properties) return objectText(schema, indent);
  return schema.type === undefined ? 'any' : primitiveText(schema.type, schema);
}

const primitiveText = (type: string, schema: Schema) =>
  escapeHtml(type) + (type === 'null' ? '' : limits(schema));

function unionText(variants: Schema[], indent: string): string {
  return variants.map((each) => schemaText(each, indent)).join(' | ');
}

function arrayText({ items, maxItems }: Schema, indent: string): string {
  const text = items ? schemaText(items, indent) : 'any';
  const list = text.includes(' | ') ? `(${text})[]` : `${text}[]`;
  return maxItems === undefined ? list : `${list}${note(`at most ${maxItems}`)}`;
}

function objectText(schema: Schema, indent: string): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const deeper = `${indent}  `;
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?';
    const fallback = value.default === undefined ? '' : note(`default ${plain(value.default)}`);
    return `${deeper}${escapeHtml(name)}${mark}: ${schemaText(value, deeper)}${fallback}`;
  });
  if (typeof additionalProperties === 'object') {
    lines.push(`${deeper}[name]: ${schemaText(additionalProperties, deeper)}`);
  }
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
}

function limits({ format, minLength, maxLength, minimum, maximum }: Schema): string {
  const words = [
    format,
    rangeText(minLength, maxLength, ' characters'),
    // The bounds of a whole number that JavaScript can hold say nothing.
    rangeText(meaningful(minimum), meaningful(maximum), ''),
  ].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? '' : note(words.join(', '));
}

function rangeText(least: number | undefined, most: number | undefined, unit: string): string {
  if (least !== undefined && most !== undefined) return `${least} to ${most}${unit}`;
  if (most !== undefined) return `at most ${most}${unit}`;
  return least === undefined ? '' : `at least ${least}${unit}`;
}

const meaningful = (bound: number | undefined) =>
  bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;

function reference(target: string): string {
  const name = escapeHtml(target.split('/').at(-1) ?? '');
  return `<a href="#schema-${name}">${name}</a>`;
}

const literal = (value: unknown) => escapeHtml(plain(value));
const plain = (value: unknown) => JSON.stringify(value) ?? '';
const note = (text: string) => ` <i>${escapeHtml(text)}</i>`;
