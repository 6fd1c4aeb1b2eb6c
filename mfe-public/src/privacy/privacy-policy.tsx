import { message } from '@aranya/shared/languages';
import { Typography } from '@aranya/shared/ui/basics';
import { palette, styled } from '@aranya/shared/ui/theme';
import { useId, useState } from 'react';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { PolicyText } from './policy-pane';
import { Terms } from './terms';

const VIEWS = [message('Privacy Policy'), message('Terms and Conditions')] as const;

const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '240px 1fr', gap: theme.spacing(5) },
}));

const Toggle = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  alignContent: 'flex-start',
  [theme.breakpoints.up('md')]: { flexDirection: 'column' },
}));

const Choice = styled('button')({
  minHeight: 48,
  padding: '8px 16px',
  textAlign: 'start',
  font: 'inherit',
  fontWeight: 600,
  color: palette.ink,
  backgroundColor: 'transparent',
  border: `1.5px solid ${palette.sandBorder}`,
  borderInlineStart: `4px solid ${palette.sandBorder}`,
  borderRadius: 8,
  cursor: 'pointer',
  '&:hover': { backgroundColor: palette.sand },
  '&[aria-pressed="true"]': {
    backgroundColor: '#fff',
    borderColor: palette.forest600,
    color: palette.forest700,
  },
});

const Pane = styled('div')(({ theme }) => ({
  height: '71vh',
  overflowY: 'auto',
  padding: theme.spacing(3),
  backgroundColor: '#fff',
  border: `1px solid ${palette.sandBorder}`,
  borderRadius: 8,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4, 5) },
}));

export default function PrivacyPolicy() {
  const text = useText();
  const [view, setView] = useState<(typeof VIEWS)[number]>(VIEWS[0]);
  const headingId = useId();
  return (
    <PublicPage
      title={text('Privacy and terms')}
      lead={text('What we learn about you, what we do with it, and what you can ask of us.')}
    >
      <Sheet>
        <Toggle role="group" aria-label={text('Document that is shown')}>
          {VIEWS.map((name) => (
            <Choice
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => setView(name)}
            >
              {text(name)}
            </Choice>
          ))}
        </Toggle>
        {/* A scrollable area must be reachable by keyboard. */}
        <Pane key={view} role="region" aria-labelledby={headingId} tabIndex={0}>
          <Typography variant="h3" component="h2" id={headingId}>
            {text(view)}
          </Typography>
          {view === VIEWS[0] ? <PolicyText /> : <Terms />}
        </Pane>
      </Sheet>
    </PublicPage>
  );
}
