/** Audience of every administration route, and the rate limit of those that write. */
export const ADMINISTRATOR = {
  audience: 'administrator',
  limit: 'administrationPerPerson',
} as const;

/** Heading of the administration's routes on the API page. */
export const TAGS = ['administration'];
