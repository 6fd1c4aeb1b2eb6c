import { Link, useClosingDetails } from '@aranya/shared/navigation';
import { drawIcon } from '@aranya/shared/ui/basics';
import { LanguageList } from '@aranya/shared/ui/languages';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { PageLinks } from './page-links';
import type { SiteLink } from './site-links';

const MenuIcon = drawIcon(['M4 7h16', 'M4 12h16', 'M4 17h16']);

/** Opens and closes without scripts. */
const Menu = styled('details')({
  '& > summary': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    marginRight: -10,
    borderRadius: 8,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
});

const Sheet = styled('div')({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  // Scrolls if it does not fit between header and tabs.
  maxHeight: 'calc(100dvh - 64px - 64px - env(safe-area-inset-bottom))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 8px 16px',
  backgroundColor: palette.forest900,
  borderBottom: '1px solid rgba(201, 220, 194, 0.22)',
  boxShadow: '0 16px 32px rgba(6, 24, 18, 0.45)',
  '& nav ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 150px), 1fr))',
    ...plainList,
  },
});

const PageLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  padding: '0 12px',
  color: '#fff',
  textDecoration: 'none',
  borderRadius: 8,
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': {
    fontWeight: 600,
    boxShadow: `inset 4px 0 0 ${palette.marigold}`,
  },
});

export function MobileMenu({ links }: { links: readonly SiteLink[] }) {
  const text = useText();
  const menu = useClosingDetails();
  return (
    <Menu ref={menu}>
      <summary aria-label={text('Menu')}>
        <MenuIcon size={24} />
      </summary>
      <Sheet>
        <nav aria-label={text('All pages')}>
          <PageLinks links={links} as={PageLink} />
        </nav>
        <LanguageList />
      </Sheet>
    </Menu>
  );
}
