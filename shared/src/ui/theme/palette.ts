/** Each colour has one purpose, and no information is shown by colour alone. */
export const palette = {
  forest900: '#0B2A1F',
  forest700: '#14513A',
  /** Buttons and selected items. */
  forest600: '#1B6B4A',
  /** Links and secondary actions. */
  teal600: '#17766F',
  moss200: '#C9DCC2',
  /** Background behind text. */
  paper: '#FAF8F3',
  /** Borders and wells. */
  sand: '#EFE9DC',
  sandBorder: '#DED5C1',
  ink: '#16211C',
  ink2: '#4A5A52',
  /** Highlights one element per screen, such as the next step. Text on it uses the ink colour. */
  marigold: '#E8A317',
  error: '#B3261E',
} as const;

export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
