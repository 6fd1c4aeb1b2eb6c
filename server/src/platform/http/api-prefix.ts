/** Specification section 7. */
export const API_PREFIX = '/api/aranya';
