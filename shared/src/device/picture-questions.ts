/** Prefix of questions about pictures, which have their own limit in the cache. */
export const PICTURE = 'picture ';
