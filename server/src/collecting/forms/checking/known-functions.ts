/** From `least` to `most`, in steps of `step`. */
export interface FunctionValues {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

const from = (least: number, most = Number.POSITIVE_INFINITY, step = 1): FunctionValues => ({
  least,
  most,
  step,
});

const NAMES: readonly (readonly [values: FunctionValues, names: string])[] = [
  [from(0, 0), 'current false now pi random today true version'],
  [
    from(1, 1),
    `abs acos area asin atan base64-decode boolean boolean-from-string cos count count-non-empty
     count-selected date date-time decimal-date-time decimal-time enclosed-area exp exp10 instance int
     intersects jr:itext log log10 not number once property sin sqrt string sum tan`,
  ],
  [
    from(2, 2),
    `atan2 coalesce contains ends-with extract-signed format-date format-date-time geofence is-selected
     jr:choice-name pow regex selected selected-at starts-with substring-after substring-before`,
  ],
  [from(3, 3), 'if translate'],
  [from(4, 4), 'pulldata'],
  [from(0, 1), 'normalize-space position string-length uuid'],
  [from(1, 2), 'randomize round'],
  [from(2, 3), 'digest substr'],
  [from(3, 11, 2), 'indexed-repeat'],
  [from(0), 'concat max min'],
  [from(1), 'depend distance join'],
  [from(2), 'checklist'],
  [from(4, undefined, 2), 'weighted-checklist'],
];

/**
 * Functions of JavaRosa, those that Collect adds (`pulldata`), and `intersects` of the ODK XForms
 * specification. Other functions of XPath, such as `floor`, make the form fail on the phone.
 */
export const KNOWN_FUNCTIONS: ReadonlyMap<string, FunctionValues> = new Map(
  NAMES.flatMap(([values, names]) => names.split(/\s+/).map((name) => [name, values] as const)),
);

export const takes = ({ least, most, step }: FunctionValues, count: number): boolean =>
  count >= least && count <= most && (count - least) % step === 0;
