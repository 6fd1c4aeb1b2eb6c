import type { PublicCard } from '@aranya/shared/contracts';
import { localeOf, reading } from '@aranya/shared/languages';

const inWords = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(localeOf(reading()), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

/** Days and place of a card, as they are below its title: `15 July 2027 · Keonjhar`. */
export function cardNote({ startsOn, endsOn, place }: PublicCard): string {
  const days = [startsOn, endsOn].filter((day): day is string => day !== null).map(inWords);
  return [[...new Set(days)].join(' – '), place].filter(Boolean).join(' · ');
}
