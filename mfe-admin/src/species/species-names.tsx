import { localNameIn, writtenLanguage } from '@aranya/shared/contracts';
import type { WrittenSpeciesAnswer } from '@aranya/shared/contracts/explore';
import { useLanguage } from '@aranya/shared/languages';

type Names = Omit<WrittenSpeciesAnswer['species'][number], 'written'>;

export function SpeciesNames({ species }: { species: Names }) {
  const local = localNameIn(useLanguage(), species);
  return (
    <span translate="no">
      {local && <span lang={writtenLanguage(local)}>{local} · </span>}
      <i lang="la">{species.speciesName}</i>
    </span>
  );
}
