import type * as z from 'zod';
import { Environment } from '../../platform/configuration/environment';
import { FrontEndEnvironment } from '../../platform/configuration/front-end-environment';
import { isSecret } from '../../platform/configuration/secret-files';

/** The server, or the page servers of host and remotes. */
export type Reader = 'server' | 'pages';

const SCHEMAS: Readonly<Record<Reader, z.ZodObject>> = {
  server: Environment,
  pages: FrontEndEnvironment,
};

const LINE = 100;

function comment(text: string): string[] {
  const lines: string[] = [];
  let line = '#';
  for (const word of text.split(' ')) {
    if (line.length + word.length + 1 > LINE) {
      lines.push(line);
      line = '#';
    }
    line += ` ${word}`;
  }
  return [...lines, line];
}

/** A file for `ARANYA_CONFIG`; all deployables may share one. */
export function settingsSample(readers: readonly Reader[]): string {
  const told = new Set<string>(['ARANYA_CONFIG', 'ARANYA_DEV']);
  const lines = [
    '# Settings of Aranya: a file for ARANYA_CONFIG, systemd or compose. Take # away where a line is wanted.',
  ];
  for (const reader of readers) {
    const { shape } = SCHEMAS[reader];
    const defaults = SCHEMAS[reader].parse({}) as Record<string, unknown>;
    for (const [name, field] of Object.entries(shape)) {
      if (told.has(name)) continue;
      told.add(name);
      const isShared = name in Environment.shape && name in FrontEndEnvironment.shape;
      const read = isShared ? 'server and pages' : reader;
      const secret = isSecret(name) ? ` Secret; or ${name}_FILE, the path of a file with it.` : '';
      lines.push('', ...comment(`${(field as z.ZodType).description ?? ''}${secret} (${read})`));
      lines.push(`#${name}=${written(defaults[name])}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function written(value: unknown): string {
  if (value === undefined) return '';
  const text = Array.isArray(value) ? value.join(' ') : String(value);
  return /[\s#$"]/.test(text) ? `'${text}'` : text;
}
