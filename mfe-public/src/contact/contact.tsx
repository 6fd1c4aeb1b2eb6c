import { settings } from '@aranya/shared/config';
import { Link } from '@aranya/shared/navigation';
import { Box, Button, drawIcon, MuiLink, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useState } from 'react';
import { SignpostDrawing } from '../drawings/pages';
import { PublicPage } from '../page/public-page';
import { GapFields } from '../suggest-the-gap/gap-fields';
import { EMPTY_SUGGESTION } from '../suggest-the-gap/use-gap-form';

const ROWS = [
  {
    key: 'address',
    name: 'Address in detail',
    Icon: drawIcon([
      'M12 21C8 16 5.5 13 5.5 9.5a6.5 6.5 0 0 1 13 0C18.5 13 16 16 12 21Z',
      'M12 12a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8Z',
    ]),
  },
  {
    key: 'phone',
    name: 'Phone number',
    Icon: drawIcon([
      'M5 4h4l1.5 4.5L8 10.5c1.2 2.5 3 4.3 5.5 5.5l2-2.5L20 15v4c0 .6-.4 1-1 1C11 20 4 13 4 5c0-.6.4-1 1-1Z',
    ]),
  },
  {
    key: 'website',
    name: 'Link of the website',
    Icon: drawIcon([
      'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
      'M3 12h18',
      'M12 3c3 2.5 4 5.5 4 9s-1 6.5-4 9c-3-2.5-4-5.5-4-9s1-6.5 4-9Z',
    ]),
  },
  {
    key: 'mail',
    name: 'Mail ID',
    Icon: drawIcon(['M3.5 6h17v12.5h-17Z', 'M3.5 6.5 12 13l8.5-6.5']),
  },
] as const;

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: theme.spacing(8) },
}));

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: theme.spacing(4, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    gap: theme.spacing(2),
    alignItems: 'center',
    overflowWrap: 'anywhere',
  },
}));

const Disc = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: palette.forest900,
  backgroundColor: palette.moss200,
});

/** Contact: where the institute is, and the form that shows what a suggestion asks for. */
export function Contact() {
  const [values, setValues] = useState(EMPTY_SUGGESTION);
  const contact = settings().contact;
  return (
    <PublicPage
      title="Contact Us"
      lead="A question, a correction, a story from the forest: we read it all."
    >
      <Columns>
        <div>
          <Box sx={{ maxWidth: 280, '& svg': { width: '100%', height: 'auto' } }}>
            <SignpostDrawing />
          </Box>
          <Typography sx={{ mt: 2 }}>
            Write or call in the language you prefer. If it is about one of your records, tell us
            its form and its day, and we find it. If it is about an account, never send us your PIN;
            we do not need it.
          </Typography>
          <Rows>
            {ROWS.map(({ key, name, Icon }) => (
              <li key={key}>
                <Disc>
                  <Icon />
                </Disc>
                <div>
                  <Typography component="p" sx={{ fontWeight: 600 }}>
                    {name}
                  </Typography>
                  <Typography color="textSecondary">
                    {contact?.[key] || 'Not published by this installation'}
                  </Typography>
                </div>
              </li>
            ))}
          </Rows>
        </div>
        <PaperPanel
          aria-labelledby="suggest-the-gap"
          sx={{
            backgroundColor: '#fff',
            boxShadow: 'none',
            border: `1px solid ${palette.sandBorder}`,
          }}
        >
          <Typography variant="h3" component="h2" id="suggest-the-gap" sx={{ mb: 3 }}>
            Suggest the Gap
          </Typography>
          {/* Nothing is sent from here: the specification keeps this form inert. */}
          <form noValidate onSubmit={(event) => event.preventDefault()}>
            <GapFields
              values={values}
              onChange={(field, value) => setValues((typed) => ({ ...typed, [field]: value }))}
            />
            <Button type="submit" variant="contained" sx={{ mt: 3 }}>
              Submit
            </Button>
          </form>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            This form only shows what a suggestion asks for.{' '}
            <MuiLink component={Link} to="/need-discovery">
              Send your suggestion here
            </MuiLink>
            .
          </Typography>
        </PaperPanel>
      </Columns>
    </PublicPage>
  );
}
