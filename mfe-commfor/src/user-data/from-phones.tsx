import type { FieldSiteSpecies } from '@aranya/shared/contracts';
import { useLocale } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

interface FromPhonesProps extends Pick<FieldSiteSpecies, 'lastRecordedOn'> {
  /** How many records of phones name the species here. */
  records: number;
}

/** Says of a species that it was recorded with phones, how often and when last. */
export function FromPhones({ records, lastRecordedOn }: FromPhonesProps) {
  const text = useText();
  const locale = useLocale();
  const counted = text(
    '{count, plural, one {# record from phones} other {# records from phones}}',
    {
      count: records,
    },
  );
  const day = lastRecordedOn
    ? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${lastRecordedOn}T00:00:00Z`),
      )
    : null;
  return (
    <Typography variant="body2" color="textSecondary" component="span" sx={{ display: 'block' }}>
      {day ? text('{counted}, last on {day}', { counted, day }) : counted}
    </Typography>
  );
}
