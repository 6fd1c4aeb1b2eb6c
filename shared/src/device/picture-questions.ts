/** Questions about pictures have their own limit in the cache. */
export const PICTURE = 'picture ';
