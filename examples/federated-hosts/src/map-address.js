/** Federation container of an Aranya installation; this is the one of `npm start`. */
export const MAP_ADDRESS = `${process.env.ARANYA_MAP ?? 'http://localhost:3005'}/federation/map/v1`;
