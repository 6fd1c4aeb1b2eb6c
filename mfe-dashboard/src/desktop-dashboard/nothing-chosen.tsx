import fieldDesk from '@aranya/content/drawings/dashboard/field-desk.svg';
import { TRIAL_FORM_ID } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';
import { type UserSession, useSession } from '@aranya/shared/session';
import { ArrowRightIcon, Box, Button, Typography } from '@aranya/shared/ui/basics';
import { RecordLink } from '../campaigns/record-link';
import { useText } from '../texts';

const standing = ({ odkToken, isTrialFormCompleted }: UserSession) => {
  if (isTrialFormCompleted) {
    return {
      lead: message('Your phone is set up. Choose a campaign and ask for its form.'),
      action: message('See the campaigns'),
    };
  }
  if (odkToken !== '') {
    return {
      lead: message('Your QR code is ready. Bring it to your phone and get the trial form.'),
      action: message('Go on with the steps'),
    };
  }
  return {
    lead: message(
      'Four short steps bring the forest into your phone: a QR code, an app, a scan and a first form.',
    ),
    action: message('Start with the first step'),
  };
};

export function NothingChosen({ onStart }: { onStart: () => void }) {
  const text = useText();
  const { lead, action } = standing(useSession());
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
        gap: 4,
        alignItems: 'center',
        minHeight: 320,
      }}
    >
      <div>
        <Typography variant="h3" component="h2">
          {text('Your field desk is ready')}
        </Typography>
        <Typography variant="subtitle1" component="p" color="textSecondary" sx={{ mt: 1.5, mb: 3 }}>
          {text(lead)}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button
            variant="contained"
            color="warning"
            endIcon={<ArrowRightIcon size={20} />}
            onClick={onStart}
          >
            {text(action)}
          </Button>
          <RecordLink formId={TRIAL_FORM_ID} variant="outlined">
            {text('Try it now in this browser')}
          </RecordLink>
        </Box>
      </div>
      <Box sx={{ maxWidth: 380, width: '100%', justifySelf: 'center' }}>
        <img src={fieldDesk} alt="" width="100%" />
      </Box>
    </Box>
  );
}
