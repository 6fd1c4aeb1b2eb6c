/**
 * What `embed.js` takes over from its own script element. The page names that element only while the script
 * runs for the first time, so it is read at once.
 */
const script =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** An exact version: its chunks are those of its release, not those of the last build. */
const exact = /^(https?:\/\/[^/]+)\/embed@(\d+\.\d+\.\d+-[^/]+)\.js$/.exec(script?.src ?? '');
if (exact) __webpack_public_path__ = `${exact[1]}/releases/${exact[2]}/embed/`;

// A page whose policy names no hosts lets through what carries the nonce of its own scripts.
if (script?.nonce) __webpack_nonce__ = script.nonce;

/** The script element, where it names no element of its own: its maps are those beside it. */
export const plainScript = script?.dataset.element ? undefined : script;

/** Name under which this script makes its element known: a page with two institutes gives each its own. */
export const ELEMENT_NAME = script?.dataset.element || 'aranya-map';
