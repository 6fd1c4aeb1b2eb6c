import compass from '@aranya/content/drawings/pages/compass.svg';
import { settings } from '@aranya/shared/config';
import { useLanguage } from '@aranya/shared/languages';
import { useScripted } from '@aranya/shared/prerendering';
import { Alert, Box, Button, Typography } from '@aranya/shared/ui/basics';
import { Drawing } from '../page/drawing';
import { PublicPage } from '../page/public-page';
import { GapFields } from '../suggest-the-gap/gap-fields';
import { GapColumns, GapPanel } from '../suggest-the-gap/gap-panel';
import { useGapForm } from '../suggest-the-gap/use-gap-form';
import { useText } from '../texts';

export default function NeedDiscovery() {
  const text = useText();
  const language = useLanguage();
  const scripted = useScripted();
  const { values, problems, outcome, change, submit } = useGapForm();
  return (
    <PublicPage
      title={text('Need Discovery')}
      lead={text('The first step to a measurement is to notice that it is missing.')}
    >
      <GapColumns>
        <div>
          <Box sx={{ maxWidth: 320, '& img': { width: '100%', height: 'auto' } }}>
            <Drawing src={compass} />
          </Box>
          <Typography variant="h3" component="h2" sx={{ mt: 2 }}>
            {text('What nobody has measured yet')}
          </Typography>
          <Typography sx={{ mt: 2 }}>
            {text(
              'Decisions about forests, water and fields are made with the data that exist. Where there are none, they are made without the people and the species concerned.',
            )}
          </Typography>
          <Typography sx={{ mt: 2 }}>
            {text(
              'You know such a place or such a question: a stream whose level is not recorded, a tree that is no longer found, a harvest that no statistic shows. Tell us. Suggestions that belong together can become a form or a campaign.',
            )}
          </Typography>
          <Typography sx={{ mt: 2, color: 'text.secondary' }}>
            {text('We use your contact only to answer you.')}
          </Typography>
        </div>
        <GapPanel>
          {/* Without scripts the browser validates and sends the form; the server answers with a page in its language. */}
          <form
            method="post"
            action={`${settings().services.gaps}/measurement_gaps/form?language=${language}`}
            noValidate={scripted}
            onSubmit={submit}
          >
            <GapFields values={values} problems={problems} onChange={change} />
            <div role="status">
              {outcome === 'sending' && (
                <Typography sx={{ mt: 2 }}>{text('Sending your suggestion…')}</Typography>
              )}
              {outcome === 'sent' && (
                <Alert severity="success" role="presentation" sx={{ mt: 2 }}>
                  {text('Thank you. Your suggestion has reached us.')}
                </Alert>
              )}
              {outcome === 'waiting' && (
                <Alert severity="info" role="presentation" sx={{ mt: 2 }}>
                  {text(
                    'No network: your suggestion is kept on this device, and sent as soon as there is one.',
                  )}
                </Alert>
              )}
            </div>
            {typeof outcome === 'object' && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {text(outcome.failure)}
              </Alert>
            )}
            <Button
              type="submit"
              variant="contained"
              // Not disabled: a disabled button loses the focus.
              aria-disabled={outcome === 'sending'}
              sx={{ mt: 3, '&[aria-disabled="true"]': { opacity: 0.6 } }}
            >
              {text('Submit')}
            </Button>
          </form>
        </GapPanel>
      </GapColumns>
    </PublicPage>
  );
}
