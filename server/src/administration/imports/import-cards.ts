import {
  CARD_COLUMNS,
  CardFields,
  type ImportQuery,
} from '@aranya/shared/contracts/administration';
import type * as z from 'zod/mini';
import { FileRefused, type ImportSource, NO_RECORDS } from '../../importing';
import { openList } from '../../importing/files/source/open-list';
import type { Database } from '../../platform/database/database';
import { sentence } from '../../platform/languages/sentence';
import { saidOfFault } from '../../platform/problems/contract-faults';
import { addCards } from '../cards/card-routes';
import { ADMINISTRATION_LIMITS } from '../limits';
import type { Imported, RefusedBefore } from './imported';

const NEEDED = ['kind', 'title', 'text', 'picture'] as const;

/** Takes the format of the download. @throws FileRefused */
export async function importCards(
  db: Database,
  source: ImportSource,
  { check, keepGood }: Pick<ImportQuery, 'check' | 'keepGood'>,
): Promise<Imported> {
  const list = await openList(source.path, CARD_COLUMNS, NEEDED);
  if (list.kind !== 'csv') throw new FileRefused(sentence('Cards are imported from a CSV file.'));
  const cards: CardFields[] = [];
  const refused: RefusedBefore[] = [];
  let record = 0;
  for await (const field of list.records) {
    record += 1;
    if (record > ADMINISTRATION_LIMITS.cards) {
      throw new FileRefused(
        sentence('The file has more than {count} cards.', { count: ADMINISTRATION_LIMITS.cards }),
      );
    }
    const read = CardFields.safeParse(cardOf((name) => plain(field(name))));
    if (read.success) cards.push(read.data);
    else refused.push(firstFault(record, read.error.issues, field));
  }
  if (record === 0) throw new FileRefused(NO_RECORDS);
  const none = refused.length > 0 && (keepGood === 'no' || cards.length === 0);
  if (!none && check === 'no') await addCards(db, cards);
  return {
    status: none ? 'refused' : check === 'yes' ? 'checked' : 'complete',
    said: null,
    recordsRead: record,
    recordsTaken: none ? 0 : cards.length,
    recordsRefused: refused.length,
    recordsReplaced: 0,
    refused,
  };
}

type Column = (typeof CARD_COLUMNS)[number];

const cardOf = (field: (name: Column) => string) => ({
  kind: field('kind'),
  title: field('title'),
  text: field('text'),
  place: field('place'),
  startsOn: field('startsOn') || null,
  endsOn: field('endsOn') || null,
  picture: field('picture'),
  link: field('link'),
  published: ['true', 'yes', '1'].includes(field('published').toLowerCase()),
});

/** Removes the apostrophe with which downloads escape formulas. */
const plain = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');

function firstFault(
  record: number,
  [issue]: readonly z.core.$ZodIssue[],
  field: (name: Column) => string,
): RefusedBefore {
  const column = CARD_COLUMNS.find((name) => name === issue?.path[0]);
  const value = column ? field(column).slice(0, ADMINISTRATION_LIMITS.shownCharacters) : '';
  return { record, field: column ?? '', value, said: saidOfFault(issue) };
}
