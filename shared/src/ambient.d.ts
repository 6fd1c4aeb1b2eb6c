declare module '*.css';
/** A style sheet as text. */
declare module '*.css?sheet' {
  const text: string;
  export default text;
}
/** Where this bundle's files are: webpack's own name. */
declare let __webpack_public_path__: string;
/** Nonce of the scripts that this bundle adds to the page: webpack's own name. */
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
/** A drawing's address, and not what is in it. */
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
/** What a map on a page of others says, English to translation: before its parts have come by language, and the rest. */
declare module '*.pot?embed' {
  type Translations = Readonly<Record<string, string>>;
  export const first: Readonly<Record<string, Translations>>;
  export const later: Readonly<Record<string, () => Promise<{ default: Translations }>>>;
}
