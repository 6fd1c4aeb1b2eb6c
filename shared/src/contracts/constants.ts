/** Constants of specification section 9. This file imports no schemas, so the host's first script may use it. */

/** Rotation of the home counter, in milliseconds. */
export const COUNTER_ROTATION_MS = 2000;
/** Previous and next value beside each counter. */
export const COUNTER_OFFSETS = { species: 1, citizenScientists: 10, contributions: 1000 } as const;
/** How long '*Please Fill All the Fields!!' stays, in milliseconds. */
export const FIELD_WARNING_MS = 1500;
/** How long a server's error stays under the desktop login button, in milliseconds. */
export const SERVER_ERROR_MS = 1000;
/** How long 'Link copied!' stays, in milliseconds. */
export const COPY_CONFIRMATION_MS = 2000;
/** Identity pop-up, width by height in CSS pixels. */
export const IDENTITY_POPUP = {
  desktop: { width: 600, height: 720 },
  mobile: { width: 480, height: 720 },
} as const;
/** Widest viewport of the mobile application, in CSS pixels. */
export const MOBILE_MAX_WIDTH = 768;
/** Window width from which the dashboard is laid out wide, in CSS pixels. */
export const WIDE_DASHBOARD_WIDTH = 1300;
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
/** The collection. */
export const PROJECT_ID = 1;
export const ROLE_ID = 2;
export const TRIAL_FORM_ID = 'tree_test_24';
/** How many marks of devices a call takes. */
export const DEVICE_MARKS = 5;
/**
 * Key in local storage, before the `userId`, of a bio: the profile call has none (specification section 2.9). Pages of
 * the profile keep it, and signing out removes it.
 */
export const BIO_KEY = 'aranya/bio/';
