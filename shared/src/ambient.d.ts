declare module '*.css';
declare module '*.css?sheet' {
  const text: string;
  export default text;
}
/** Provided by webpack: base address of this bundle's files. */
declare let __webpack_public_path__: string;
/** Provided by webpack: nonce of the scripts that this bundle inserts. */
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
declare module '*.topo.json?address' {
  const url: string;
  export default url;
}
/** Keys are English texts, values their parts. */
declare module '*.po' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}
/** Only texts with places or plural forms, in parts. */
declare module '*.pot' {
  const texts: import('@lingui/core').Messages;
  export default texts;
}
/** Texts of the embedded map, English to translation; a loader gets all but the first texts. */
declare module '*.pot?embed' {
  type Translations = Readonly<Record<string, string>>;
  export const first: Readonly<Record<string, Translations>>;
  export const later: Readonly<Record<string, () => Promise<{ default: Translations }>>>;
}
