import type { FieldSiteSpecies } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { useDay } from './use-day';

interface FromPhonesProps extends Pick<FieldSiteSpecies, 'lastRecordedOn'> {
  /** Number of phone records of the species at this site. */
  records: number;
}

/** States how often and when last a species was recorded with phones. */
export function FromPhones({ records, lastRecordedOn }: FromPhonesProps) {
  const text = useText();
  const dayOf = useDay();
  const counted = text(
    '{count, plural, one {# record from phones} other {# records from phones}}',
    {
      count: records,
    },
  );
  const day = lastRecordedOn ? dayOf(lastRecordedOn) : null;
  return (
    <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
      {day ? text('{counted}, last on {day}', { counted, day }) : counted}
    </Typography>
  );
}
