import type { PublicCard } from '@aranya/shared/contracts';
import { dateIn, reading } from '@aranya/shared/languages';
import { Written } from '@aranya/shared/ui/basics';
import type { ReactNode } from 'react';

const inWords = (day: string) =>
  dateIn(reading(), `${day}T00:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });

/** Such as `15 July 2027 · Keonjhar`. */
export function cardNote({ startsOn, endsOn, place }: PublicCard): ReactNode {
  const days = [startsOn, endsOn].filter((day): day is string => day !== null).map(inWords);
  const between = days.length > 0 && place && ' · ';
  return (
    <>
      {[...new Set(days)].join(' – ')}
      {between}
      {place && <Written>{place}</Written>}
    </>
  );
}
