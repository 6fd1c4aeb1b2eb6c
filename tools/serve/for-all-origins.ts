/** Pages of every origin may read the response. */
export const FOR_ALL_ORIGINS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
