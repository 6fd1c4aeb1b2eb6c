import { settings } from '@aranya/shared/config';
import { Link } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Button, IconButton, PageColumn, PersonIcon } from '@aranya/shared/ui/basics';
import { BrandMark } from '@aranya/shared/ui/brand';
import { LanguageMenu } from '@aranya/shared/ui/languages';
import { palette, plainList, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { PageLinks } from './page-links';
import type { SiteLink } from './site-links';

/** Below, an administrator's six links and the languages leave no space for the brand's name. */
const NAME_FROM_PX = 900;

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  color: '#fff',
  backgroundColor: 'rgba(11, 42, 31, 0.97)',
  borderBottom: '1px solid rgba(201, 220, 194, 0.22)',
}));

const Row = styled(PageColumn)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 72,
}) as typeof PageColumn;

const HomeMark = styled(Link)(({ theme }) => ({
  color: 'inherit',
  textDecoration: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: 8,
  [theme.breakpoints.down(NAME_FROM_PX)]: { '& > span': { gap: 0, fontSize: 0 } },
}));

const Links = styled('nav')({
  flex: 1,
  '& ul': {
    display: 'flex',
    // Allows a second line, which larger letters may need.
    flexWrap: 'wrap',
    justifyContent: 'center',
    ...plainList,
  },
});

const PageLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  // Keeps an administrator's six links in one line from 769 px on.
  padding: theme.spacing(0, 0.75),
  fontSize: '0.875rem',
  color: 'rgba(255, 255, 255, 0.88)',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: 8,
  transition: 'color 150ms ease-out',
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(0, 2), fontSize: '1rem' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: theme.spacing(0.75),
    right: theme.spacing(0.75),
    bottom: 2,
    height: 3,
    borderRadius: 3,
    backgroundColor: 'transparent',
    [theme.breakpoints.up('lg')]: { left: theme.spacing(2), right: theme.spacing(2) },
  },
  '&:hover': { color: '#fff' },
  '&:hover::after': { backgroundColor: 'rgba(201, 220, 194, 0.6)' },
  '&[aria-current="page"]': { color: '#fff', fontWeight: 600 },
  '&[aria-current="page"]::after': { backgroundColor: palette.marigold },
}));

const SignInButton = styled(Button)({
  backgroundColor: palette.paper,
  color: palette.forest700,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: '#fff' },
}) as typeof Button;

const ProfileButton = styled(IconButton)({
  color: palette.forest700,
  backgroundColor: palette.paper,
  '&:hover': { backgroundColor: '#fff' },
}) as typeof IconButton;

interface NavigationBarProps {
  links: readonly SiteLink[];
  signIn: SiteLink | undefined;
  ownPage: SiteLink | undefined;
}

export function NavigationBar({ links, signIn, ownPage }: NavigationBarProps) {
  const text = useText();
  const { userId, name } = useSession();
  const brand = settings().brand.name;
  return (
    <Bar>
      <Row>
        <HomeMark to="/" aria-label={text('{brand}, to the home page', { brand })}>
          <BrandMark />
        </HomeMark>
        <Links aria-label={text('Main')}>
          <PageLinks links={links} as={PageLink} />
        </Links>
        <LanguageMenu />
        {userId && ownPage && (
          <ProfileButton
            component={Link}
            to={ownPage.to}
            aria-label={name ? text('Your dashboard, {name}', { name }) : text('Your dashboard')}
          >
            <PersonIcon />
          </ProfileButton>
        )}
        {!userId && signIn && (
          <SignInButton component={Link} to={signIn.to}>
            {signIn.name}
          </SignInButton>
        )}
      </Row>
    </Bar>
  );
}
