import { settings } from '@aranya/shared/config';
import { styled } from '@mui/material/styles';
import { headingFonts } from '../theme/theme';

const Mark = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  fontFamily: headingFonts,
  fontWeight: 600,
  fontSize: '1.5rem',
  lineHeight: 1,
  letterSpacing: '-0.01em',
});

export function BrandMark({ height = 32 }: { height?: number }) {
  return (
    <Mark>
      <svg width={height} height={height} viewBox="0 0 32 32" aria-hidden>
        <path
          d="M5 27C3 14 10 5 28 4c1 17-8 25-20 22"
          fill="#C9DCC2"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M4 29C8 20 13.5 14 21.5 10M10 20.5c3 .8 6 .5 9-.8M13.5 16c2.5.6 5 .2 8-1.2"
          fill="none"
          stroke="#14513A"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <circle cx="25" cy="7.5" r="1.8" fill="#E8A317" />
      </svg>
      {settings().brand.name}
    </Mark>
  );
}
