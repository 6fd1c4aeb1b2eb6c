import type { ExploreRecord } from '@aranya/shared/contracts/explore';
import type { Database } from '../../platform/database/database';
import { readRecordLicences } from '../licences/record-licences';
import type { Borders } from '../places/borders';
import type { PublicRules } from '../public-occurrences/protection/public-rules';
import { publishedDegree } from '../public-occurrences/views/occurrence-view';
import { dateText } from './date-text';
import { namedSpecies } from './named-species';
import type { RecordRow } from './record-pages';
import { readSources } from './sources';

type Descriptions = Awaited<ReturnType<typeof readDescriptions>>;

export const readDescriptions = async (
  db: Database,
  known: { rules: PublicRules; borders: Borders },
) => ({
  ...known,
  findSource: await readSources(db),
  licences: await readRecordLicences(db),
});

/** Maximum length of a degree of latitude, in metres. */
const METRES_PER_DEGREE = 111_700;

/** Metres from the middle of a cell to its farthest corner. */
function halfDiagonal(side: number, latitude: number): number {
  const nearestEquator = Math.max(0, Math.abs(latitude) - side / 2);
  const height = (side / 2) * METRES_PER_DEGREE;
  return Math.ceil(Math.hypot(height, height * Math.cos((nearestEquator * Math.PI) / 180)));
}

/** Uses stored public values alone. */
export function describedRecord(
  row: RecordRow,
  { rules, borders, findSource, licences }: Descriptions,
): ExploreRecord {
  const { species, latitude, longitude, coarse_side: side } = row;
  const found = borders.blocks.get(row.block);
  const isThreatened = rules.coarseCells.get(species) === side;
  const { id, name } = findSource(row.form_id, Number(row.import_id));
  return {
    id: row.public_id,
    ...namedSpecies(rules.published, species),
    latitude: publishedDegree(latitude),
    longitude: publishedDegree(longitude),
    coarseSide: side,
    coarseBecause: side === 0 ? null : isThreatened ? 'threatened' : 'beside',
    uncertaintyMetres: side === 0 ? null : halfDiagonal(side, latitude),
    date: dateText(row.day),
    state: found?.state ?? null,
    district: found?.district ?? null,
    block: found?.block ?? null,
    source: { id, name },
    hasPhoto: row.has_photo,
    isConfirmed: side === 0 ? row.is_confirmed : null,
    licence: licences.of(Number(row.import_id), row.licence_period),
  };
}
