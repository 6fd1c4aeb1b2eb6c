/** Path prefix of the calls of specification section 7. */
export const API_PREFIX = '/api/aranya';
