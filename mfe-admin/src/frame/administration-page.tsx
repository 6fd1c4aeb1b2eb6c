import { useQuery } from '@aranya/shared/api';
import { message } from '@aranya/shared/languages';
import { Link, usePageTitle } from '@aranya/shared/navigation';
import { canReview, useSession, useSessionReady } from '@aranya/shared/session';
import { Alert, Box, PageColumn, PaperPanel, Typography } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { palette, styled } from '@aranya/shared/ui/theme';
import { type ReactNode, useId } from 'react';
import { readCentralFault } from '../calls/administration-calls';
import { momentInWords } from '../table/words';
import { useText } from '../texts';

/** In the order of the links. Reviewers see only the review. */
const SECTIONS = [
  { path: '/admin/people', name: message('People') },
  { path: '/admin/records', name: message('Records'), forReviewers: true },
  { path: '/admin/forms', name: message('Forms') },
  { path: '/admin/gaps', name: message('Gap suggestions') },
  { path: '/admin/cards', name: message('Campaigns and events') },
  { path: '/admin/mail-updates', name: message('Mail updates') },
  { path: '/admin/imports', name: message('Imports') },
  { path: '/admin/species', name: message('What to look for') },
  { path: '/admin/site', name: message('Links and terms') },
] as const;

type SectionName = (typeof SECTIONS)[number]['name'];

const Links = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(0, 1),
  margin: theme.spacing(1, 0, 3),
  padding: 0,
  listStyle: 'none',
  borderBottom: `1px solid ${palette.sandBorder}`,
  // Shows the children side by side, as many as fit.
  '@media (min-width: 640px)': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 1) },
}));

const SectionLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  height: '100%',
  padding: theme.spacing(0.5, 1),
  color: palette.ink2,
  fontWeight: 600,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0.5, 2) },
  '&:hover': { color: palette.forest600, backgroundColor: palette.sand },
  '&[aria-current="page"]': { color: palette.forest700, borderBottomColor: palette.marigold },
}));

interface AdministrationPageProps {
  section: SectionName;
  /** The section's name by default. */
  title?: string;
  lead?: string;
  children: ReactNode;
}

/** The server checks the permissions. */
export function AdministrationPage({ section, title, lead, children }: AdministrationPageProps) {
  const text = useText();
  const titleId = useId();
  const shownTitle = title ?? text(section);
  usePageTitle(shownTitle);
  const session = useSession();
  const { isAdministrator } = session;
  const sections = SECTIONS.filter(
    (one) => isAdministrator || ('forReviewers' in one && canReview(session)),
  );
  const ready = useSessionReady();
  if (!ready) return null;
  return (
    <PageColumn sx={{ py: { xs: 2, md: 4 } }}>
      <PaperPanel aria-labelledby={titleId} sx={{ px: { xs: 2, md: 5 } }}>
        {sections.some(({ name }) => name === section) ? (
          <>
            <Typography variant="overline" component="p" color="textSecondary">
              {text('Administration')}
            </Typography>
            <nav aria-label={text('Administration')}>
              <Links>
                {sections.map(({ path, name }) => (
                  <li key={path}>
                    <SectionLink to={path} aria-current={name === section ? 'page' : undefined}>
                      {text(name)}
                    </SectionLink>
                  </li>
                ))}
              </Links>
            </nav>
            <Typography variant="h2" component="h1" id={titleId}>
              {shownTitle}
            </Typography>
            {lead && (
              <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3, maxWidth: '68ch' }}>
                {lead}
              </Typography>
            )}
            {isAdministrator && <CentralFault />}
            <Box>{children}</Box>
          </>
        ) : (
          <EmptyState title={text('For administrators only')} titleAs="h1">
            <span id={titleId}>
              {text('Sign in as an administrator of the institute to work here.')}
            </span>
          </EmptyState>
        )}
      </PaperPanel>
    </PageColumn>
  );
}

const ask = async (_: object, signal: AbortSignal) => (await readCentralFault({}, signal))?.fault;

/** Shows nothing if ODK Central can be read or is not used. */
export function CentralFault() {
  const text = useText();
  // A failure here also affects the page's own list, which reports it.
  const { data: fault } = useQuery(ask, {}, { onFailure: () => undefined });
  if (!fault) return null;
  return (
    <Alert severity="error" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
      {text(
        'Since {moment} records of ODK Central cannot be read; what was read before is shown. {reason}',
        { moment: momentInWords(fault.since), reason: fault.sentence },
      )}
    </Alert>
  );
}
