import type { FieldSiteSpecies } from '@aranya/shared/contracts';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';
import { useDay } from './use-day';

interface FromPhonesProps extends Pick<FieldSiteSpecies, 'lastRecordedOn'> {
  /** How many records of phones name the species here. */
  records: number;
}

/** Says of a species that it was recorded with phones, how often and when last. */
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
