import { useQuery } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import { Link, useSearchParams } from '@aranya/shared/navigation';
import { MuiLink } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState } from '@aranya/shared/ui/states';
import { lazy, Suspense } from 'react';
import { listForms } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { numberInWords } from '../table/words';
import { useText } from '../texts';
import { FormDetail } from './form-detail';
import { FormsTable } from './forms-table';
import { GuardedForms } from './guarded-forms';
import { Requests } from './requests';

const CentralForms = lazy(() => import('./central/central-forms'));
const UploadForm = lazy(() => import('./upload/upload-form'));

export default function FormsPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Forms"
      lead={text(
        'Publish forms, open and close them, set their PINs, and decide who may fill them in.',
      )}
    >
      <Forms />
    </AdministrationPage>
  );
}

function Forms() {
  const text = useText();
  const [search] = useSearchParams();
  const list = useQuery(listForms, {});
  const wanted = search.get('form');
  return (
    <ListStates list={list} what={text('the forms')}>
      {({ forms, openRequests }) => {
        if (wanted !== null) {
          const form = forms.find(({ id }) => String(id) === wanted);
          return form ? <FormDetail form={form} onChanged={list.refetch} /> : <NoSuchForm />;
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
                  content: <Requests onSettled={list.refetch} />,
                },
                {
                  id: 'publish',
                  label: text('Publish a form'),
                  content: (
                    <Suspense fallback={null}>
                      <UploadForm onPublished={list.refetch} />
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
                            <CentralForms onTaken={list.refetch} />
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
    </ListStates>
  );
}

const NoSuchForm = () => {
  const text = useText();
  return (
    <EmptyState title={text('There is no such form')}>
      <MuiLink component={Link} to="/admin/forms">
        {text('All forms')}
      </MuiLink>
    </EmptyState>
  );
};
