import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const Skip = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 999,
  backgroundColor: palette.paper,
  color: palette.ink,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
}));

interface SkipLinkProps {
  to: string;
}

/** The first Tab stop. */
export function SkipLink({ to }: SkipLinkProps) {
  const text = useText();
  return (
    <Skip
      href={`#${to}`}
      onClick={(event) => {
        // Prevents a history entry for the hash.
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {text('Skip to the content')}
    </Skip>
  );
}
