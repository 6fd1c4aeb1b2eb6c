import { Link } from '@aranya/shared/navigation';
import { canReview, useSession } from '@aranya/shared/session';
import { Box, Button, EditIcon, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { AsOf } from '@aranya/shared/ui/states';
import { ProfileAvatar } from '../profile/profile-avatar';
import { useText } from '../texts';

interface PersonHeadProps {
  /** Date of the cached profile; undefined if it is current. */
  readAt: Date | undefined;
}

/** Avatar, name and organisation, with the link to the edit form. */
export function PersonHead({ readAt }: PersonHeadProps) {
  const text = useText();
  const session = useSession();
  const { name, organization, organizationName, isAdministrator } = session;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-start', color: '#fff', mb: 3 }}>
      <ProfileAvatar size={72} />
      <Box sx={{ minWidth: 0, flexGrow: 1, overflowWrap: 'anywhere' }}>
        <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
          <Written>{name}</Written>
        </Typography>
        {organization && <Typography>{text(organization)}</Typography>}
        {organizationName && (
          <Typography variant="body2">
            <Written>{organizationName}</Written>
          </Typography>
        )}
        <AsOf at={readAt} />
        <Button
          component={Link}
          to="/mob/edit-profile"
          variant="outlined"
          color="inherit"
          startIcon={<EditIcon size={18} />}
          sx={{ mt: 1 }}
        >
          {text('Edit')}
        </Button>
        {canReview(session) && (
          <Button
            component={Link}
            to={isAdministrator ? '/admin/people' : '/admin/records'}
            variant="outlined"
            color="inherit"
            sx={{ mt: 1, ml: 1 }}
          >
            {isAdministrator ? text('Administration') : text('Review')}
          </Button>
        )}
      </Box>
    </Stack>
  );
}
