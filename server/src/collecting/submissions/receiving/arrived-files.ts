import { LIMITS } from '../../../platform/configuration/limits';
import { firstCharacters } from '../../../platform/text/first-characters';
import { isSameName } from '../../../platform/text/same-name';
import type { IncomingFile } from '../../files/file-store';
import type { NamedFile } from '../storing/submission-to-store';

/** Clients send these fields beside the record; they are not files. */
const FIELDS = new Set(['*isIncomplete*', 'Date', 'deviceID']);

export interface ArrivedFile {
  readonly name: string;
  readonly contentType: string;
  readonly showable: boolean;
  readonly file: IncomingFile;
}

/**
 * An exact spelling precedes one that looks the same; of several with one name the last is used. A
 * part that the record does not name is stored under its own name.
 */
export function assignFiles(names: readonly string[], parts: readonly ArrivedFile[]) {
  const left = new Set(parts.filter(({ name }) => !FIELDS.has(name)));
  const assigned = new Map<string, ArrivedFile>();
  const assign = (name: string, isIt: (name: string) => boolean) => {
    if (left.size === 0 || assigned.has(name)) return;
    const part = [...left].findLast((one) => isIt(one.name));
    if (!part) return;
    assigned.set(name, part);
    left.delete(part);
  };
  for (const name of names) assign(name, (one) => one === name);
  for (const name of names) {
    assign(name, (one) => one === nameInMultipart(name) || isSameName(one, name));
  }
  const files = names.map((name) => namedFile(name, assigned.get(name)));
  const taken = new Set(names);
  const unasked = [...left].map((part) => {
    const name = freeName(part.name, taken);
    taken.add(name);
    files.push(namedFile(name, part));
    return name;
  });
  return {
    /** Files under the names in the record, then those that the record does not name. */
    files,
    /** Names of parts that belong to no question. */
    unasked,
    arrived: [...assigned.values(), ...left].map(({ file }) => file),
  };
}

/** Browsers and ODK Collect write names so (HTML standard, multipart/form-data). */
const nameInMultipart = (name: string): string =>
  name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');

function namedFile(name: string, part: ArrivedFile | undefined): NamedFile {
  if (!part) return { name, sha256: null, size: null, contentType: null, showable: null };
  const { sha256, size } = part.file;
  return { name, sha256, size, contentType: part.contentType, showable: part.showable };
}

/** PostgreSQL stores no NUL. */
function freeName(given: string, taken: ReadonlySet<string>): string {
  const name =
    firstCharacters(given.replaceAll('\0', ''), LIMITS.openRosa.fileNameCharacters) || 'file';
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${number} ${name}`;
    if (!taken.has(free)) return free;
  }
}
