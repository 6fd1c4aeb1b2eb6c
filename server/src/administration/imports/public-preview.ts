import type { ImportAnswer } from '@aranya/shared/contracts/administration';
import { eq } from 'drizzle-orm';
import type { CheckedOccurrence } from '../../importing';
import { dataset } from '../../importing/tables';
import type { Database } from '../../platform/database/database';
import type { PublicRules } from '../../publishing/public-occurrences/protection/public-rules';
import { protectedImportCell } from '../../publishing/public-occurrences/tables';
import { ADMINISTRATION_LIMITS } from '../limits';

type Preview = NonNullable<ImportAnswer['preview']>;

/** A cell in which a dataset has a threatened species on a day. */
interface ProtectedCell {
  day: string;
  side: number;
  cellRow: number;
  cellColumn: number;
}

export const protectedCellsOf = (db: Database, name: string): Promise<ProtectedCell[]> =>
  db
    .select({
      day: protectedImportCell.day,
      side: protectedImportCell.side,
      cellRow: protectedImportCell.cellRow,
      cellColumn: protectedImportCell.cellColumn,
    })
    .from(protectedImportCell)
    .innerJoin(dataset, eq(dataset.id, protectedImportCell.datasetId))
    .where(eq(dataset.name, name));

const dayOf = ({ eventDate }: CheckedOccurrence) => (eventDate ?? '').slice(0, 10);
const keyOf = ({ day, side, cellRow, cellColumn }: ProtectedCell) =>
  `${day} ${side} ${cellRow} ${cellColumn}`;

const NEIGHBOURS = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => [row, column] as const));

/** The rules are those of `publishing/public-occurrences`; a test compares both. */
export function publicPreview(
  { published, coarseCells }: PublicRules,
  known: readonly ProtectedCell[],
) {
  const cells = new Set(known.map(keyOf));
  const sides = [...new Set(coarseCells.values())].sort((a, b) => b - a);
  const shown: CheckedOccurrence[] = [];
  let publicRecords = 0;
  let otherRecords = 0;

  function see(occurrences: readonly CheckedOccurrence[]): void {
    for (const one of occurrences) {
      const side = coarseCells.get(one.species);
      if (side !== undefined) cells.add(keyOf({ ...cellOf(one, side), day: dayOf(one) }));
      if (!published.has(one.species)) otherRecords += 1;
      else {
        publicRecords += 1;
        if (shown.length < ADMINISTRATION_LIMITS.previewRecords) shown.push(one);
      }
    }
  }

  /** @returns null if the exact place is shown */
  function shownCell(one: CheckedOccurrence) {
    const own = coarseCells.get(one.species) ?? 0;
    for (const side of sides.filter((wider) => wider > own)) {
      const { cellRow, cellColumn } = cellOf(one, side);
      const near = NEIGHBOURS.map(([row, column]) => ({
        day: dayOf(one),
        side,
        cellRow: cellRow + row,
        cellColumn: cellColumn + column,
      })).find((cell) => cells.has(keyOf(cell)));
      if (near) return near;
    }
    return own > 0 ? cellOf(one, own) : null;
  }

  const placed = (one: CheckedOccurrence): Preview['records'][number] => {
    const cell = shownCell(one);
    const { record, species, eventDate } = one;
    return {
      record,
      species,
      latitude: cell ? (cell.cellRow + 0.5) * cell.side : one.latitude,
      longitude: cell ? (cell.cellColumn + 0.5) * cell.side : one.longitude,
      cellDegrees: cell?.side ?? null,
      eventDate,
    };
  };
  return {
    see,
    preview: (): Preview => ({ publicRecords, otherRecords, records: shown.map(placed) }),
  };
}

const cellOf = ({ latitude, longitude }: CheckedOccurrence, side: number) => ({
  side,
  cellRow: Math.floor(latitude / side),
  cellColumn: Math.floor(longitude / side),
});
