declare module '*.css';
/** A style sheet imported as text. */
declare module '*.css?sheet' {
  const text: string;
  export default text;
}
/** Base address of this bundle's files (webpack). */
declare let __webpack_public_path__: string;
/** Nonce of the scripts that this bundle inserts (webpack). */
declare let __webpack_nonce__: string;
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.png' {
  const url: string;
  export default url;
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
declare module '*.webp' {
  const url: string;
  export default url;
}
declare module '*.webm' {
  const url: string;
  export default url;
}
declare module '*.mp4' {
  const url: string;
  export default url;
}
declare module '*.geojson' {
  const url: string;
  export default url;
}
/** The URL of a map file. */
declare module '*.topo.json?address' {
  const url: string;
  export default url;
}
/** Translations of one language, English text to its parts. */
declare module '*.po' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}
/** English texts with places or plural forms, in parts. */
declare module '*.pot' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}
/**
 * Texts of the embedded map, English to translation: the first texts per language, and a loader for
 * the rest.
 */
declare module '*.pot?embed' {
  type Translations = Readonly<Record<string, string>>;
  export const first: Readonly<Record<string, Translations>>;
  export const later: Readonly<Record<string, () => Promise<{ default: Translations }>>>;
}
