import { readFileSync } from 'node:fs';
import type { Position } from './plane';

export interface BlockSeed {
  readonly state: string;
  readonly district: string;
  readonly block: string;
  readonly centre: Position;
}

const HEADER = 'state_name,district_n,Block_Na_1,lat,lon,source';

/** Names contain no commas, so cells are not quoted. */
export function readBlockSeeds(path: string): BlockSeed[] {
  const [header, ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/);
  if (header !== HEADER) {
    throw new Error(`${path} should begin with ${HEADER}`);
  }
  return lines.map((line) => {
    const [state, district, block, latitude, longitude] = line.split(',');
    if (!state || !district || !block || !Number(latitude) || !Number(longitude)) {
      throw new Error(`${path}: cannot read the line ${line}`);
    }
    return { state, district, block, centre: [Number(longitude), Number(latitude)] };
  });
}
