import { settings } from '@aranya/shared/config';
import type { AdministeredForm } from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { Link, useSearchParams } from '@aranya/shared/navigation';
import { Alert, Box, MuiLink, Written } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState } from '@aranya/shared/ui/states';
import { lazy, Suspense } from 'react';
import { listForms } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { Loaded } from '../loading/list-states';
import { type Column, RecordTable } from '../table/record-table';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';
import { FormDetail } from './form-detail';
import { pinInWords, stateInWords } from './form-words';
import { Requests } from './requests';

const CentralForms = lazy(() => import('./central/central-forms'));
const UploadForm = lazy(() => import('./upload/upload-form'));

export default function FormsPage() {
  const text = useText();
  const [search] = useSearchParams();
  const wanted = search.get('form');
  return (
    <AdministrationPage
      section="Forms"
      lead={text(
        'Publish forms, open and close them, set their PINs, and decide who may fill them in.',
      )}
    >
      <Loaded ask={listForms} question={{}} what={text('the forms')}>
        {({ forms, openRequests }, refetch) => {
          if (wanted !== null) {
            const form = forms.find(({ id }) => String(id) === wanted);
            if (form) return <FormDetail form={form} onChanged={refetch} />;
            return (
              <EmptyState title={text('There is no such form')}>
                <MuiLink component={Link} to="/admin/forms">
                  {text('All forms')}
                </MuiLink>
              </EmptyState>
            );
          }
          return (
            <>
              <GuardedForms forms={forms} />
              <TabPanels
                label={text('Forms')}
                tabs={[
                  { id: 'forms', label: text('All forms'), content: <FormsTable forms={forms} /> },
                  {
                    id: 'requests',
                    label: text('Requests ({count})', { count: numberInWords(openRequests) }),
                    content: <Requests onSettled={refetch} />,
                  },
                  {
                    id: 'publish',
                    label: text('Publish a form'),
                    content: (
                      <Suspense fallback={null}>
                        <UploadForm onPublished={refetch} />
                      </Suspense>
                    ),
                  },
                  ...(settings().collect.central
                    ? [
                        {
                          id: 'central',
                          label: text('In ODK Central'),
                          content: (
                            <Suspense fallback={null}>
                              <CentralForms onTaken={refetch} />
                            </Suspense>
                          ),
                        },
                      ]
                    : []),
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </AdministrationPage>
  );
}

const columnsIn = (text: TextOf): Column<AdministeredForm>[] => [
  {
    name: message('Form'),
    kind: 'head',
    cell: ({ id, title, formId }) => (
      <>
        <MuiLink
          component={Link}
          to={`/admin/forms?form=${id}`}
          sx={{ display: 'inline-block', py: 1 }}
        >
          <Written>{title}</Written>
        </MuiLink>
        <Box
          component="span"
          translate="no"
          sx={{ display: 'block', color: 'text.secondary', fontWeight: 400 }}
        >
          {formId}
        </Box>
      </>
    ),
  },
  { name: message('State'), cell: (form) => text(stateInWords(form)) },
  { name: message('PIN'), cell: (form) => pinInWords(form, text) },
  { name: message('People'), kind: 'number', cell: ({ people }) => numberInWords(people) },
  { name: message('Records'), kind: 'number', cell: ({ records }) => numberInWords(records) },
  { name: message('Last record'), cell: ({ lastRecordAt }) => momentInWords(lastRecordAt) },
];

function FormsTable({ forms }: { forms: readonly AdministeredForm[] }) {
  const text = useText();
  if (forms.length === 0) {
    return (
      <EmptyState title={text('No forms yet')}>
        {text('Publish one, or ask the operator: forms are installed with the server.')}
      </EmptyState>
    );
  }
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <DownloadButton table="form-access">
          {text('Download who has access as CSV')}
        </DownloadButton>
      </Box>
      <RecordTable
        label={text('Forms')}
        columns={columnsIn(text)}
        rows={forms}
        keyOf={({ id }) => id}
      />
    </>
  );
}

/** Warns of forms whose PIN is being guessed; empty if there are none. */
function GuardedForms({ forms }: { forms: readonly AdministeredForm[] }) {
  const text = useText();
  return forms
    .filter(({ isGuarded }) => isGuarded)
    .map(({ id, title }) => (
      <Alert key={id} severity="warning" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        {text(
          'Somebody guesses the PIN of {form}. For a day only people who have sent a record may try it; others are among the requests, where you can give them the form. Set another PIN if this one is a date.',
          { form: title },
        )}
      </Alert>
    ));
}
