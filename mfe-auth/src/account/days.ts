/**
 * '5 December 2026' of an ISO 8601 moment.
 * @param locale as `useLocale` gives it
 */
export const dayOf = (moment: string, locale: string) =>
  new Date(moment).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });

/**
 * '21 Nov 2026, 2:30 pm' of an ISO 8601 moment.
 * @param locale as `useLocale` gives it
 */
export const momentOf = (moment: string, locale: string) =>
  new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
