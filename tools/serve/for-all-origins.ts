/** Headers of what the pages of every origin may read. */
export const FOR_ALL_ORIGINS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
