/** Where the calls of specification section 7 begin. */
export const API_PREFIX = '/api/aranya';
