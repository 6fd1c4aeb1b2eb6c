import type { LinkIcon } from '@aranya/shared/contracts';
import { Link, useLocation } from '@aranya/shared/navigation';
import { EventIcon, HomeIcon, LeafIcon, StoriesIcon } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import type { SiteLink } from './site-links';

/** CSS pixels, without the safe area of the device. */
export const BOTTOM_TABS_HEIGHT = 64;

const ICONS = {
  home: HomeIcon,
  event: EventIcon,
  stories: StoriesIcon,
  leaf: LeafIcon,
} as const satisfies Record<LinkIcon, unknown>;

const iconNamed = (name = '') => ICONS[name as LinkIcon] ?? LeafIcon;

const Bar = styled('nav')(({ theme }) => ({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: theme.zIndex.appBar,
  paddingBottom: 'env(safe-area-inset-bottom)',
  backgroundColor: palette.paper,
  borderTop: `1px solid ${palette.sandBorder}`,
  '& ul': {
    display: 'flex',
    listStyle: 'none',
    margin: 0,
    padding: '0 4px',
    height: BOTTOM_TABS_HEIGHT,
  },
  '& li': { flex: '1 1 auto' },
}));

const TabLink = styled(Link)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  height: '100%',
  padding: '0 4px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: palette.ink2,
  textDecoration: 'none',
  borderRadius: 8,
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': { color: palette.forest700, fontWeight: 650 },
  '&[aria-current="page"]::before': {
    content: '""',
    position: 'absolute',
    top: -1,
    width: 40,
    height: 4,
    borderRadius: '0 0 4px 4px',
    backgroundColor: palette.marigold,
  },
});

function Tab({ link, here }: { link: SiteLink; here: string }) {
  const Icon = iconNamed(link.icon);
  return (
    <TabLink to={link.to} state={link.state} aria-current={here === link.to ? 'page' : undefined}>
      <Icon size={24} />
      {link.name}
    </TabLink>
  );
}

export function BottomTabs({ links }: { links: readonly SiteLink[] }) {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <Bar aria-label={text('Main')}>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Tab link={link} here={pathname.toLowerCase()} />
          </li>
        ))}
      </ul>
    </Bar>
  );
}
