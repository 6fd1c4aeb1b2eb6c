import { palette, styled } from '@aranya/shared/ui/theme';

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

/** The first stop of the keyboard: past the navigation, to the page. */
export const SkipLink = () => (
  <Skip
    href="#main"
    onClick={(event) => {
      // The hash would become a page of the history.
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    Skip to the content
  </Skip>
);
