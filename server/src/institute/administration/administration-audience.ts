/** The audience of every route of the administration, and the limit of those that write. */
export const ADMINISTRATOR = {
  audience: 'administrator',
  limit: 'administrationPerPerson',
} as const;

/** Their heading on the API page. */
export const TAGS = ['administration'];
