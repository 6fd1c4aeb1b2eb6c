import { addressOfSpecies, localNameIn, writtenLanguage } from '@aranya/shared/contracts';
import type { CountedSpecies } from '@aranya/shared/contracts/explore';
import { useLanguage } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { palette, styled } from '@aranya/shared/ui/theme';

type SpeciesNames = Omit<CountedSpecies, 'count'>;

const Local = styled('span')({ display: 'block', fontWeight: 600 });
const Scientific = styled('i')({ color: palette.ink2, overflowWrap: 'anywhere' });
const ToPage = styled(Link)({
  color: palette.teal600,
  display: 'inline-block',
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});

/** The common name is in the language of the page. */
export function NamedSpecies({ names }: { names: SpeciesNames }) {
  const local = localNameIn(useLanguage(), names);
  return (
    <>
      {local && <Local lang={writtenLanguage(local)}>{local}</Local>}
      <Scientific lang="la">{names.speciesName}</Scientific>
    </>
  );
}

export const SpeciesLink = ({ names }: { names: SpeciesNames }) => (
  <ToPage to={addressOfSpecies(names.speciesName)}>
    <NamedSpecies names={names} />
  </ToPage>
);

export function nameIn(language: string, names: SpeciesNames): string {
  const local = localNameIn(language, names);
  return local ? `${local} (${names.speciesName})` : names.speciesName;
}
