/** States whose blocks the map shows, with the file that it loads. */
export const BLOCK_FILES: Readonly<Record<string, string>> = {
  Odisha: 'odisha-blocks.geojson',
  'Himachal Pradesh': 'himachal-blocks.geojson',
};

const bare = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

/** Other spellings under which files name the states. */
const SPELLINGS: Readonly<Record<string, string>> = {
  odisha: 'Odisha',
  orissa: 'Odisha',
  himachalpradesh: 'Himachal Pradesh',
  himachal: 'Himachal Pradesh',
};

/** The state that is meant, or undefined where the map has no layer for it. */
export const stateNamed = (name: string): string | undefined => SPELLINGS[bare(name)];
