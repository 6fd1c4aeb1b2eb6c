/** Audience of all review routes, and the rate limit of routes that write. */
export const REVIEWER = { audience: 'reviewer', limit: 'reviewsPerPerson' } as const;

/** Heading of the routes on the API page. */
export const TAGS = ['review'];
