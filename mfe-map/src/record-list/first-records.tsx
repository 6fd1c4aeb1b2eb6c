import { type OwnRecords, speciesNameIn } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

/** These are the first public records of a species in a block. */
export function FirstRecords({
  speciesName,
  block,
  count,
}: NonNullable<OwnRecords['firstRecords']>[number]) {
  const text = useText();
  const species = speciesNameIn(useLanguage(), speciesName);
  return (
    <Typography sx={{ mb: 1 }}>
      {text(
        '{count, plural, one {Thank you: your record is the first public one of {species} in {block}.} other {Thank you: your # records are the first public ones of {species} in {block}.}}',
        { count, species, block },
      )}
    </Typography>
  );
}
