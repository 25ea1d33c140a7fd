import { readJson } from './json/read-json.ts';
import { readCsv } from './read-csv.ts';
import { readHtml } from './html/read-html.ts';
import { readCooklang } from './marked/cooklang.ts';
import { readJekyll } from './marked/jekyll.ts';
import { readRecipeMd } from './marked/recipe-md.ts';
import { readLabelledText } from './lines/labelled-text.ts';
import { readMasterCook } from './lines/master-cook.ts';
import { readMealMaster } from './lines/meal-master.ts';
import { readRezkonv } from './lines/rezkonv.ts';
import { readPlainText } from './lines/plain-text.ts';
import { readXml } from './xml/read-xml.ts';
import type { FileReading, SourceFile } from './source-file.ts';

/** Readers in the order in which they look at a text; null says that it is none of theirs. */
const readers: readonly ((file: SourceFile) => FileReading | null)[] = [
  readJson,
  readXml,
  readHtml,
  readCsv,
  readMasterCook,
  readMealMaster,
  readRezkonv,
  readJekyll,
  readCooklang,
  readRecipeMd,
  readLabelledText,
  readPlainText,
];

export function readTextFile(file: SourceFile): FileReading | null {
  for (const read of readers) {
    const reading = read(file);
    if (reading) return reading;
  }
  return null;
}
