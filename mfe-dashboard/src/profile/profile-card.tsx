import { askToEndSession } from '@aranya/shared/api';
import { Link } from '@aranya/shared/navigation';
import { canReview, useSession } from '@aranya/shared/session';
import {
  Box,
  Button,
  EditIcon,
  MuiLink,
  Stack,
  Typography,
  Written,
} from '@aranya/shared/ui/basics';
import { ContourLines } from '@aranya/shared/ui/states';
import { palette } from '@aranya/shared/ui/theme';
import { type ReactNode, type Ref, useState } from 'react';
import {
  GroupIcon,
  LinkIcon,
  MailIcon,
  PlaceIcon,
  QrIcon,
  ShieldIcon,
  SignOutIcon,
} from '../icons';
import { LaterQrDialog } from '../qr-code/later-qr-dialog';
import { useText } from '../texts';
import { ProfileAvatar } from './profile-avatar';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Box sx={{ color: 'secondary.main', flexShrink: 0, lineHeight: 0, pt: 0.25 }}>{icon}</Box>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
    </Stack>
  );
}

/** People may type any text, so only web addresses become links. */
function WebLink({ address }: { address: string }) {
  if (!/^https?:\/\//.test(address)) return <>{address}</>;
  return (
    <MuiLink href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//, '')}
    </MuiLink>
  );
}

interface ProfileCardProps {
  editRef?: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

export function ProfileCard({ editRef, onEdit }: ProfileCardProps) {
  const text = useText();
  const session = useSession();
  const [qrOpen, setQrOpen] = useState(false);
  return (
    <>
      <Box sx={{ position: 'relative', height: 88, overflow: 'hidden', bgcolor: palette.moss200 }}>
        <Box sx={{ position: 'absolute', top: -90, right: -40, width: 340, color: 'primary.main' }}>
          <ContourLines seed={3} />
        </Box>
      </Box>
      <Stack sx={{ p: 3, pt: 0, gap: 2.5 }}>
        <Box sx={{ mt: '-48px', position: 'relative' }}>
          <ProfileAvatar />
          <Typography variant="h4" component="h2" sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>
            <Written>{session.name}</Written>
          </Typography>
          {session.organization && (
            <Typography color="textSecondary">{text(session.organization)}</Typography>
          )}
        </Box>
        <Stack
          component="ul"
          sx={{ gap: 1.25, p: 0, m: 0, listStyle: 'none', '&:empty': { display: 'none' } }}
        >
          <Line icon={<MailIcon size={20} />}>{session.email}</Line>
          <Line icon={<GroupIcon size={20} />}>
            {session.organizationName && <Written>{session.organizationName}</Written>}
          </Line>
          <Line icon={<PlaceIcon size={20} />}>
            {session.address && <Written>{session.address}</Written>}
          </Line>
          <Line icon={<LinkIcon size={20} />}>
            {session.webURL && <WebLink address={session.webURL} />}
          </Line>
        </Stack>
        {session.odkToken && (
          <MuiLink
            component="button"
            type="button"
            onClick={() => setQrOpen(true)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 44,
              textAlign: 'start',
            }}
          >
            <QrIcon size={20} style={{ flexShrink: 0 }} />
            {text('Click to see your QR code')}
          </MuiLink>
        )}
        <Stack sx={{ gap: 1, maxWidth: 360 }}>
          <Button
            ref={editRef}
            variant="outlined"
            startIcon={<EditIcon size={20} />}
            onClick={onEdit}
          >
            {text('Edit')}
          </Button>
          {canReview(session) && (
            <Button
              component={Link}
              to={session.isAdministrator ? '/admin/people' : '/admin/records'}
              variant="outlined"
            >
              {session.isAdministrator ? text('Administration') : text('Review')}
            </Button>
          )}
          <Button
            component={Link}
            to="/account"
            color="secondary"
            startIcon={<ShieldIcon size={20} />}
          >
            {text('Privacy and account')}
          </Button>
          <Button color="secondary" startIcon={<SignOutIcon size={20} />} onClick={askToEndSession}>
            {text('Sign Out')}
          </Button>
        </Stack>
      </Stack>
      <LaterQrDialog odkToken={session.odkToken} open={qrOpen} onClose={() => setQrOpen(false)} />
    </>
  );
}
