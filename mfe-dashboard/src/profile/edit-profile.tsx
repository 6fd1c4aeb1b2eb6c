import { message } from '@aranya/shared/languages';
import { Link, useNavigate } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Button, PageColumn, PaperPanel, Typography, Written } from '@aranya/shared/ui/basics';
import { useEffect } from 'react';
import { ShieldIcon } from '../drawings/icons';
import { noteProfileShown } from '../mobile-dashboard/first-load';
import { useText } from '../texts';
import ProfileForm from './profile-form';

const LABELS = {
  email: message('Email'),
  bio: message('Bio'),
  organization: message('Organization type'),
  organizationName: message('Organization name'),
  address: message('Address'),
  webURL: message('Digital portfolio link'),
  mobileCompanyName: message('Maker of your phone'),
} as const;

/** The edit form as a page of the mobile application. */
export default function EditProfile() {
  const text = useText();
  const navigate = useNavigate();
  const { userId, name } = useSession();
  useEffect(() => noteProfileShown(userId), [userId]);
  return (
    <PageColumn sx={{ py: 3, maxWidth: 640 }}>
      <PaperPanel aria-labelledby="edit-profile-heading">
        <Typography variant="h1" id="edit-profile-heading" sx={{ fontSize: '1.75rem' }}>
          {text('Edit profile')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <Written>{name}</Written>
        </Typography>
        <ProfileForm labels={LABELS} onDone={() => navigate('/mob/dashboard')} />
        <Button
          component={Link}
          to="/account"
          color="secondary"
          startIcon={<ShieldIcon size={20} />}
          sx={{ mt: 3 }}
        >
          {text('Privacy and account')}
        </Button>
      </PaperPanel>
    </PageColumn>
  );
}
