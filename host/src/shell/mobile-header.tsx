import { pictureAddress, settings } from '@aranya/shared/config';
import { Link } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Button } from '@aranya/shared/ui/basics';
import { BrandMark } from '@aranya/shared/ui/brand';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { MobileMenu } from './mobile-menu';
import { PersonPortrait } from './person-portrait';
import type { SiteLink } from './site-links';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 64,
  padding: '0 max(16px, env(safe-area-inset-right)) 0 max(16px, env(safe-area-inset-left))',
  color: '#fff',
  backgroundColor: 'rgba(11, 42, 31, 0.97)',
  borderBottom: '1px solid rgba(201, 220, 194, 0.22)',
}));

const HomeMark = styled(Link)({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
});

const SignIn = styled(Button)({
  paddingInline: 18,
  backgroundColor: palette.paper,
  color: palette.forest700,
  whiteSpace: 'nowrap',
  '&:hover': { backgroundColor: '#fff' },
}) as typeof Button;

const ToProfile = styled(Link)({ borderRadius: '50%', textDecoration: 'none' });

interface MobileHeaderProps {
  /** Shown to visitors. */
  signIn: SiteLink | undefined;
  /** Shown to signed-in people. */
  ownPage: SiteLink | undefined;
  /** Pages without a tab. */
  menu: readonly SiteLink[];
}

export function MobileHeader({ signIn, ownPage, menu }: MobileHeaderProps) {
  const text = useText();
  const { userId, name, userImageUri } = useSession();
  const brand = settings().brand.name;
  return (
    <Bar>
      <HomeMark to="/" aria-label={text('{brand}, to the home page', { brand })}>
        <BrandMark height={28} />
      </HomeMark>
      {userId && ownPage && (
        <ToProfile
          to={ownPage.to}
          aria-label={name ? text('Your profile, {name}', { name }) : text('Your profile')}
        >
          <PersonPortrait name={name} photo={pictureAddress('profiles', userImageUri) ?? ''} />
        </ToProfile>
      )}
      {!userId && signIn && (
        <SignIn component={Link} to={signIn.to}>
          {signIn.name}
        </SignIn>
      )}
      <MobileMenu links={menu} />
    </Bar>
  );
}
