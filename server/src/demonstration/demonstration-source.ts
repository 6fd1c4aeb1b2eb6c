import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlockArea, readBlockAreas } from '../importing';
import { serverFolder } from '../platform/folders/server-folder';

export interface DemonstrationSpecies {
  readonly localName: string;
  readonly scientificName: string;
  readonly type: string;
  readonly states: readonly string[];
  readonly districts: readonly string[];
}

export interface DemonstrationSource {
  readonly species: readonly DemonstrationSpecies[];
  readonly blocks: readonly BlockArea[];
}

const BLOCK_FILES = ['odisha-blocks.geojson', 'himachal-blocks.geojson'];

let packaged: DemonstrationSource | undefined;

export function packagedSource(): DemonstrationSource {
  packaged ??= readSource(join(serverFolder(), 'data'));
  return packaged;
}

function readSource(folder: string): DemonstrationSource {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return {
    species: JSON.parse(read('species.json')) as DemonstrationSpecies[],
    blocks: BLOCK_FILES.flatMap((file) => readBlockAreas(read(join('places', file)))),
  };
}
