import signpost from '@aranya/content/drawings/pages/signpost.svg';
import { settings } from '@aranya/shared/config';
import { withParts } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Alert, Box, Button, MuiLink, Typography } from '@aranya/shared/ui/basics';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Drawing } from '../page/drawing';
import { PublicPage } from '../page/public-page';
import { GapFields } from '../suggest-the-gap/gap-fields';
import { GapColumns, GapPanel } from '../suggest-the-gap/gap-panel';
import { EMPTY_SUGGESTION } from '../suggest-the-gap/use-gap-form';
import { useText } from '../texts';
import { ContactRows } from './contact-rows';

export default function Contact() {
  const text = useText();
  const [values, setValues] = useState(EMPTY_SUGGESTION);
  const noticeId = useId();
  const [pressed, setPressed] = useState(false);
  const toGapForm = useRef<HTMLAnchorElement>(null);
  const { contact = {} } = settings();
  const isPublished = Object.values(contact).some(Boolean);
  const gapForm = { component: Link, to: '/need-discovery', state: { suggestion: values } };
  const sayWhere = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    toGapForm.current?.focus();
  };
  return (
    <PublicPage
      title={text('Contact Us')}
      lead={text('For a question, a correction, a story from the forest.')}
    >
      <GapColumns>
        <div>
          <Box sx={{ maxWidth: 280, '& img': { width: '100%', height: 'auto' } }}>
            <Drawing src={signpost} />
          </Box>
          <Typography sx={{ mt: 2 }}>
            {isPublished
              ? text('Write or call in the language you prefer.')
              : withParts(
                  text(
                    'The institute that runs this site has not put its contact here yet; <0>a suggestion</0> reaches it.',
                  ),
                  [<MuiLink key="suggest" {...gapForm} />],
                )}{' '}
            {text(
              'If it is about one of your records, tell its form and its day. If it is about an account, never send your PIN: nobody here needs it.',
            )}
          </Typography>
          {isPublished && <ContactRows contact={contact} />}
        </div>
        <GapPanel>
          <Alert severity="info" role="note" id={noticeId} sx={{ mb: 3 }}>
            {withParts(
              text(
                'This form does not send: it only shows what a suggestion asks for. <0>Send your suggestion here</0>; what you typed goes along.',
              ),
              [<MuiLink key="send" ref={toGapForm} {...gapForm} />],
            )}
          </Alert>
          {/* The specification says that this form sends nothing. */}
          <form method="dialog" noValidate onSubmit={sayWhere} aria-describedby={noticeId}>
            <GapFields
              values={values}
              onChange={(field, value) => setValues((typed) => ({ ...typed, [field]: value }))}
            />
            <Button type="submit" variant="contained" sx={{ mt: 3 }}>
              {text('Submit')}
            </Button>
          </form>
          <div role="status">
            {pressed && (
              <Typography sx={{ mt: 2 }}>
                {text('Nothing is sent from here yet. The link above takes along what you typed.')}
              </Typography>
            )}
          </div>
        </GapPanel>
      </GapColumns>
    </PublicPage>
  );
}
