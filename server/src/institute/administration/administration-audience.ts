/** The audience of every route of the administration. */
export const ADMINISTRATOR = { audience: 'administrator' } as const;

/** Their heading on the API page. */
export const TAGS = ['administration'];
