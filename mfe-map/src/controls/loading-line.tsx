import { keyframes, palette, styled } from '@aranya/shared/ui/theme';

const run = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(350%)' },
});

const Line = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 3,
  height: 3,
  overflow: 'hidden',
  backgroundColor: palette.moss200,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '0 auto 0 0',
    width: '30%',
    backgroundColor: palette.forest600,
    animation: `${run} 1.4s ease-in-out infinite`,
  },
  '@media (prefers-reduced-motion: reduce)': {
    '&::after': { animation: 'none', width: '100%', opacity: 0.6 },
  },
});

export const LoadingLine = ({ label }: { label: string }) => (
  <Line role="progressbar" aria-label={label} />
);
