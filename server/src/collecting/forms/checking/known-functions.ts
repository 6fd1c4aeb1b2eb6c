/**
 * Formula functions that ODK Collect supports: those of the ODK XForms specification, and the alternative
 * names of two of them that JavaRosa accepts, `enclosed-area` and `is-selected`.
 */
export const KNOWN_FUNCTIONS: ReadonlySet<string> = new Set(
  `abs acos area asin atan atan2 base64-decode boolean boolean-from-string ceiling checklist
  coalesce comment concat contains cos count count-non-empty count-selected current date date-time
  decimal-date-time decimal-time depend digest distance enclosed-area ends-with exp exp10 extract-signed false
  floor format-date format-date-time geofence id if indexed-repeat instance int intersects is-selected join
  jr:choice-name jr:itext lang last local-name log log10 max min name namespace-uri node
  normalize-space not now number once pi position pow processing-instruction property pulldata
  random randomize regex round selected selected-at sin sqrt starts-with string string-length
  substr substring substring-after substring-before sum tan text today translate true uuid version
  weighted-checklist`.split(/\s+/),
);
