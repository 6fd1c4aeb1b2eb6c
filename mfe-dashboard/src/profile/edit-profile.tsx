import { message } from '@aranya/shared/languages';
import { Link, useNavigate } from '@aranya/shared/navigation';
import { useSession } from '@aranya/shared/session';
import { Button, PageColumn, PaperPanel, Typography, Written } from '@aranya/shared/ui/basics';
import { useEffect, useState } from 'react';
import { ShieldIcon } from '../icons';
import { asksForPhoneMaker, noteProfileShown } from '../mobile-dashboard/first-load';
import { note } from '../person-notes/person-notes';
import { useText } from '../texts';
import ProfileForm, { LABELS } from './profile-form';

const { name: _, phoneNumber: _phone, mobileCompanyName, ...others } = LABELS;
const ON_PHONES = { ...others, webURL: message('Digital portfolio link') };

export default function EditProfile() {
  const text = useText();
  const navigate = useNavigate();
  const session = useSession();
  const { userId, name } = session;
  const [isFirst] = useState(() => asksForPhoneMaker(session));
  useEffect(() => noteProfileShown(userId), [userId]);
  const leave = () => {
    if (isFirst) note('phone-maker-asked', userId);
    navigate('/mob/dashboard');
  };
  return (
    <PageColumn sx={{ py: 3, maxWidth: 640 }}>
      <PaperPanel aria-labelledby="edit-profile-heading">
        <Typography variant="h1" id="edit-profile-heading" sx={{ fontSize: '1.75rem' }}>
          {isFirst ? text('One question first') : text('Edit profile')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
          <Written>{name}</Written>
        </Typography>
        <ProfileForm
          labels={isFirst ? ON_PHONES : { ...ON_PHONES, mobileCompanyName }}
          first={isFirst ? 'mobileCompanyName' : undefined}
          onDone={leave}
        />
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
