import { palette, styled } from '@aranya/shared/ui/theme';

export const Section = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: '16px 0 18px',
  border: 0,
  borderTop: `1px solid ${palette.sandBorder}`,
  display: 'grid',
  gap: 10,
});

export const SectionName = styled('legend')({
  float: 'left',
  padding: 0,
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: palette.forest700,
  '& + *': { clear: 'both' },
});

export const SearchField = styled('input')({
  width: '100%',
  minHeight: 44,
  padding: '6px 12px',
  font: 'inherit',
  color: 'inherit',
  backgroundColor: '#fff',
  border: '1px solid #A9A08A',
  borderRadius: 8,
});

export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export const Row = styled('label')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '4px 6px',
  borderRadius: 8,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.sand },
  '& input': { width: 20, height: 20, margin: 0, accentColor: palette.forest600 },
});

export const Count = styled('span')({
  color: palette.ink2,
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
});
