const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** '5 December 2026' of an ISO 8601 moment. */
export const dayOf = (moment: string) => DAY.format(new Date(moment));

/** '21 Nov 2026, 2:30 pm' of an ISO 8601 moment. */
export const momentOf = (moment: string) => MOMENT.format(new Date(moment));
