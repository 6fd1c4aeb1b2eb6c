/** Read at once, because `document.currentScript` is only set during the first run. */
const script =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript : undefined;

/** An exact version loads the chunks of its release, not of the latest build. */
const exact = /^(https?:\/\/[^/]+)\/embed@(\d+\.\d+\.\d+-[^/]+)\.js$/.exec(script?.src ?? '');
if (exact) __webpack_public_path__ = `${exact[1]}/releases/${exact[2]}/embed/`;

// A page whose policy uses nonces permits scripts with the nonce of `embed.js`.
if (script?.nonce) __webpack_nonce__ = script.nonce;

/** Without an own tag name the script's maps are those beside it. */
export const plainScript = script?.dataset.element ? undefined : script;

/** On a page with two institutes each may have its own. */
export const ELEMENT_NAME = script?.dataset.element || 'aranya-map';
