/**
 * For a heading that only screen readers get, because the map below needs the space. MUI reads a
 * bare 1 as 100 %.
 */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
