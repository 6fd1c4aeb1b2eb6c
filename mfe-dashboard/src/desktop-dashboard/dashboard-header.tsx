import { settings } from '@aranya/shared/config';
import { message } from '@aranya/shared/languages';
import { Link, useLocation } from '@aranya/shared/navigation';
import { PageColumn, PersonIcon } from '@aranya/shared/ui/basics';
import { BrandMark } from '@aranya/shared/ui/brand';
import { LanguageMenu } from '@aranya/shared/ui/languages';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';

const LINKS = [
  { to: '/', label: message('Home') },
  { to: '/about', label: message('About Us') },
  { to: '/need-discovery', label: message('Need Discovery') },
  { to: '/science', label: message('Science') },
  { to: '/play', label: message('Play for good') },
  { to: '/dashboard', label: message('Dashboard') },
] as const;

const Bar = styled('header')({
  backgroundColor: 'rgba(11, 42, 31, 0.92)',
  color: '#fff',
  a: { color: 'inherit', textDecoration: 'none' },
});

/** In pixels: three columns need more than a text. */
export const DASHBOARD_WIDTH = 1600;

const Row = styled(PageColumn)({
  maxWidth: DASHBOARD_WIDTH,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  minHeight: 72,
  paddingBlock: 8,
});

/** The links and the languages leave no room for the brand's name in a narrow window. */
const HomeMark = styled(Link)(({ theme }) => ({
  [theme.breakpoints.down(900)]: { '& > span': { gap: 0, fontSize: 0 } },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0,
  ...plainList,
  [theme.breakpoints.up('lg')]: { gap: 8 },
}));

const Item = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  paddingInline: 7,
  borderBottom: '3px solid transparent',
  fontWeight: 500,
  fontSize: '0.875rem',
  '&:hover': { borderBottomColor: 'rgba(255, 255, 255, 0.5)' },
  '&[aria-current]': { borderBottomColor: palette.marigold, fontWeight: 700 },
  [theme.breakpoints.up('lg')]: { paddingInline: 12, fontSize: '1rem' },
}));

/** Replaces the shell's navigation, which is hidden here. */
export function DashboardHeader() {
  const text = useText();
  const path = useLocation().pathname.toLowerCase();
  return (
    <Bar>
      <Row>
        <HomeMark to="/" aria-label={text('{name}: home page', { name: settings().brand.name })}>
          <BrandMark />
        </HomeMark>
        <nav aria-label={text('Main')}>
          <List>
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Item to={to} aria-current={to === path ? 'page' : undefined}>
                  {to === '/dashboard' && <PersonIcon size={20} />}
                  {text(label)}
                </Item>
              </li>
            ))}
          </List>
        </nav>
        <LanguageMenu />
      </Row>
    </Bar>
  );
}
