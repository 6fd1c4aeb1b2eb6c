/** Headers that allow pages of every origin to read the response. */
export const FOR_ALL_ORIGINS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};
