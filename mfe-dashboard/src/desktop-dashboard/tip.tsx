import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useState } from 'react';

const Place = styled('span')({ position: 'relative', display: 'inline-flex' });

const Words = styled('span')({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: '50%',
  bottom: 'calc(100% + 4px)',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 200,
  padding: '4px 8px',
  borderRadius: 4,
  backgroundColor: palette.ink,
  color: '#fff',
  fontSize: '0.875rem',
  fontWeight: 500,
  lineHeight: 1.4,
});

/** Escape closes the tip. Hidden from screen readers: the button has the same accessible name. */
export function Tip({ words, children }: { words: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <Place
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
      onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
    >
      {children}
      {isShown && <Words aria-hidden>{words}</Words>}
    </Place>
  );
}
