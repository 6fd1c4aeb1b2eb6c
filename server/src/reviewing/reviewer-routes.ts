/** Audience of every route of the review, and the rate limit of those that write. */
export const REVIEWER = { audience: 'reviewer', limit: 'reviewsPerPerson' } as const;

/** Heading of the routes on the API page. */
export const TAGS = ['review'];
