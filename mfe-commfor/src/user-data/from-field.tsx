import type { FieldSiteSource } from '@aranya/shared/contracts';
import { language } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { useText } from '../texts';

const inWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(`${language()}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** That a collector's phone sent it, with which form, and when it was seen. */
export function FromField({ form, day }: FieldSiteSource) {
  const text = useText();
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {text('From the field: {form}, {day}', { form, day: inWords(day) })}
    </Typography>
  );
}
