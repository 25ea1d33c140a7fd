/** As much of an OpenAPI document as the page about it shows. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  format?: string;
  default?: unknown;
  description?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
};

type Content = { content?: Record<string, { schema?: Schema }> };

export type Operation = {
  summary?: string;
  security?: object[];
  parameters?: { in: string; name: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content & { description?: string }>;
};

export type ApiDocument = {
  info: { title: string; version: string; description?: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: Record<string, Schema> };
};

export const schemaIn = ({ content }: Content): Schema | undefined =>
  content?.['application/json']?.schema;
