import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';

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

const Item = styled('span')({
  display: 'inline-block',
  marginInlineEnd: 16,
  marginBottom: 4,
});

/** Keys of a page with their meaning; hidden on devices without a keyboard. */
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
