import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type RefObject, useEffect, useEffectEvent } from 'react';

const Key = styled('kbd')({
  display: 'inline-block',
  minWidth: 24,
  marginInlineEnd: 6,
  padding: '0 6px',
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 4,
  backgroundColor: '#fff',
  font: 'inherit',
  textAlign: 'center',
});

const Item = styled('span')({ display: 'inline-block', marginInlineEnd: 16, marginBottom: 4 });

/** Hidden on devices without a keyboard. */
export function KeyList({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <Typography
      variant="body2"
      component="p"
      color="textSecondary"
      sx={{ my: 2, '@media (pointer: coarse)': { display: 'none' } }}
    >
      {keys.map(([key, does]) => (
        <Item key={key}>
          <Key translate="no">{key}</Key>
          {does}
        </Item>
      ))}
    </Typography>
  );
}

const TYPING = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

/**
 * Handles keys only while the focus is inside: elsewhere a letter must do nothing (WCAG 2.1.4).
 * Keys with Control, Alt or Meta belong to the browser.
 */
export function useKeys(
  place: RefObject<HTMLElement | null>,
  keys: Readonly<Record<string, () => void>>,
) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key];
    const isTyping = event.target instanceof Element && event.target.closest(TYPING);
    if (!act || event.ctrlKey || event.altKey || event.metaKey || isTyping) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    place.current?.addEventListener('keydown', (event) => onKey(event), { signal });
    return () => leaving.abort();
  }, [place]);
}
