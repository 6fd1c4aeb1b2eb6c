import { createTheme } from '@mui/material/styles';
import { palette } from './palette';

/** Headings, names and figures; letters that one lacks come from the next (indian-serif.css). */
export const serif =
  '"Source Serif 4 Variable", var(--indian-serif, "Noto Serif Devanagari", "Noto Serif Oriya Variable"), Georgia, serif';
/** Local fonts of equal metrics are shown until ours are loaded (fall-back-fonts.css). */
export const headingFonts = serif.replace(
  ',',
  ', "Source Serif in Georgia", "Source Serif in Times", "Source Serif in Noto Serif",',
);
/** All text except headings, names and figures. */
const sans =
  '"Noto Sans Variable", "Noto Sans in Arial", "Noto Sans in Roboto", var(--indian-sans, "Noto Sans Devanagari Variable", "Noto Sans Oriya Variable"), system-ui, sans-serif';

/** In em: keeps the vowel signs of two lines apart; the full height of a line of Noto Serif. */
const ROOM_OF_MARKS = { hi: 1.3, or: 1.45 };

const heading = (size: number, lineHeight = 1.2) => ({
  fontFamily: headingFonts,
  fontWeight: 600,
  fontSize: `${size / 16}rem`,
  lineHeight,
  letterSpacing: size > 30 ? '-0.01em' : 0,
  // A long word does not overflow a narrow window, even at twice the text size.
  overflowWrap: 'break-word' as const,
  '&:lang(hi)': { lineHeight: Math.max(lineHeight, ROOM_OF_MARKS.hi) },
  '&:lang(or)': { lineHeight: Math.max(lineHeight, ROOM_OF_MARKS.or) },
});

/** In CSS pixels. */
const TARGET = 44;

/** Scale: 14, 16, 18, 22, 28, 36, 48, 64. */
export const theme = createTheme({
  spacing: 8,
  shape: { borderRadius: 8 },
  // Style attributes of dialogs and menus; page.css does the same for classes.
  motion: { reducedMotion: 'system' },
  breakpoints: { values: { xs: 0, sm: 480, md: 769, lg: 1040, xl: 1300 } },
  palette: {
    primary: { main: palette.forest600, dark: palette.forest700, contrastText: '#fff' },
    secondary: { main: palette.teal600, contrastText: '#fff' },
    warning: { main: palette.marigold, contrastText: palette.ink },
    error: { main: palette.error },
    success: { main: palette.forest600 },
    background: { default: palette.paper, paper: palette.paper },
    text: { primary: palette.ink, secondary: palette.ink2 },
    divider: palette.sandBorder,
  },
  typography: {
    fontFamily: sans,
    h1: heading(48, 1.12),
    h2: heading(36),
    h3: heading(28, 1.25),
    h4: heading(22, 1.3),
    h5: heading(18, 1.35),
    h6: { ...heading(16, 1.4), fontFamily: sans },
    subtitle1: { fontSize: '1.125rem', lineHeight: 1.55 },
    body1: { fontSize: '1rem', lineHeight: 1.6 },
    body2: { fontSize: '0.875rem', lineHeight: 1.6 },
    caption: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
    overline: { fontSize: '0.875rem', fontWeight: 600, letterSpacing: '0.08em', lineHeight: 1.5 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { borderRadius: 999, minHeight: TARGET, paddingInline: 24 },
        outlined: { borderWidth: 1.5, '&:hover': { borderWidth: 1.5 } },
      },
      variants: [
        {
          props: { color: 'warning', variant: 'contained' },
          style: { color: palette.ink, '&:hover': { backgroundColor: '#F2B53A' } },
        },
      ],
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TARGET, minHeight: TARGET } } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { border: `1px solid ${palette.sandBorder}` } },
    },
    MuiAppBar: { styleOverrides: { root: { border: 0 } } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: '#fff', minHeight: TARGET },
        notchedOutline: { borderColor: '#A9A08A' },
      },
    },
    MuiLink: { styleOverrides: { root: { color: palette.teal600, fontWeight: 500 } } },
    MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 48, fontWeight: 600 } } },
    MuiTooltip: { styleOverrides: { tooltip: { fontSize: '0.875rem' } } },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12 } } },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible': { outline: `3px solid ${palette.marigold}`, outlineOffset: 2 },
        },
      },
    },
  },
});
