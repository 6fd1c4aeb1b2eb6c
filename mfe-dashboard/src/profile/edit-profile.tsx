import { useNavigate } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { useEffect } from 'react';
import { noteProfileShown } from '../mobile-dashboard/first-load';
import { ProfileForm } from './profile-form';

const LABELS = {
  email: 'Email',
  bio: 'Bio',
  organization: 'Organization type',
  organizationName: 'Organization name',
  address: 'Address',
  webURL: 'Digital portfolio link',
} as const;

/** The edit form as a page of the mobile application. */
export function EditProfile() {
  const navigate = useNavigate();
  const { userId, name } = useSession();
  useEffect(() => noteProfileShown(userId), [userId]);
  return (
    <PageColumn sx={{ py: 3, maxWidth: 640 }}>
      <PaperPanel aria-labelledby="edit-profile-heading">
        <Typography variant="h1" id="edit-profile-heading" sx={{ fontSize: '1.75rem' }}>
          Edit profile
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <ProfileForm labels={LABELS} onDone={() => navigate('/mob/dashboard')} />
      </PaperPanel>
    </PageColumn>
  );
}
