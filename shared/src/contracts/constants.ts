/** Constants of specification section 9. This file imports no schemas, so the host's first script may use it. */

/** Rotation of the home counter, in milliseconds. */
export const COUNTER_ROTATION_MS = 2000;
/** Offset of the previous and next value beside each counter. */
export const COUNTER_OFFSETS = { species: 1, citizenScientists: 10, contributions: 1000 } as const;
/** Duration of '*Please Fill All the Fields!!', in milliseconds. */
export const FIELD_WARNING_MS = 1500;
/** Duration of a server error under the desktop login button, in milliseconds. */
export const SERVER_ERROR_MS = 1000;
/** Duration of 'Link copied!', in milliseconds. */
export const COPY_CONFIRMATION_MS = 2000;
/** Width and height of the identity pop-up, in CSS pixels. */
export const IDENTITY_POPUP = {
  desktop: { width: 600, height: 720 },
  mobile: { width: 480, height: 720 },
} as const;
/** Maximum viewport width of the mobile application, in CSS pixels. */
export const MOBILE_MAX_WIDTH = 768;
/** Key and time-out (ms) of the persisted session. */
export const PERSIST_KEY = 'root';
export const PERSIST_TIMEOUT_MS = 5000;
/** Map: centre as [latitude, longitude] in degrees, zoom, height, overlay opacity. */
export const MAP_CENTRE: readonly [number, number] = [28.7041, 77.10257];
export const MAP_ZOOM = 5;
export const MAP_HEIGHT = '65vh';
export const SPECIES_OVERLAY_OPACITY = 0.5;
/** QR: error-correction level, pixels per module, modal width in CSS pixels. */
export const QR = { errorCorrection: 'high', scale: 10, modalWidth: 250 } as const;
/** Campaign counts, fixed by the specification. */
export const CAMPAIGNS = { active: 14, total: 15 } as const;
/** Id of the collection's project. */
export const PROJECT_ID = 1;
export const ROLE_ID = 2;
export const TRIAL_FORM_ID = 'tree_test_24';
/** Id of the packaged form for anything that somebody saw; it has no tile and needs no PIN. */
export const SIGHTING_FORM_ID = 'seen_in_the_forest';
/** Maximum number of device marks in a call. */
export const DEVICE_MARKS = 5;
/**
 * Prefix of the local-storage key of a bio, before the `userId`: the profile call has no bio
 * (specification section 2.9). Profile pages store it; signing out removes it.
 */
export const BIO_KEY = 'aranya/bio/';
/** Kilometres of one degree of latitude. */
export const KM_PER_DEGREE = 111.2;
