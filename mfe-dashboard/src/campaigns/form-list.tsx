import { getFormCatalogue, getFormRequests, useQuery } from '@aranya/shared/api';
import {
  type FormCatalogueEntry,
  OPEN_FORMS,
  type OwnFormRequest,
  TARGETED_FORMS,
} from '@aranya/shared/contracts';
import { useSession } from '@aranya/shared/session';
import { plainList, styled } from '@aranya/shared/ui/theme';
import { useEffect } from 'react';
import { Later, LaterMessage, LaterPart } from '../messages/later-part';
import { LongWait } from '../messages/long-wait';
import { useText } from '../texts';
import { mayFillIn, plainFormId } from './ask-for-form';
import { FormTile } from './form-tile';
import { RecordLink } from './record-link';
import { useFormAccess } from './use-form-access';

const PIN_DIALOG = new Later(() => import('./pin-dialog'));

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  ...plainList,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

interface FormListProps {
  forms: readonly FormCatalogueEntry[];
  /** True for targeted campaigns; a click requests an open form at once. */
  needsPin: boolean;
}

export function FormList({ forms, needsPin }: FormListProps) {
  const text = useText();
  const session = useSession();
  const access = useFormAccess(needsPin);
  const { requestOf, refetch } = useFormRequests(needsPin);
  const onAsked = () => {
    access.asked();
    refetch();
  };
  useEffect(() => {
    if (needsPin) PIN_DIALOG.ahead();
  }, [needsPin]);
  return (
    <>
      <Grid>
        {forms.map((form) => (
          // The key is the form id: numbers differ between the packaged list and the server's.
          <li key={form.formId}>
            <FormTile
              form={form}
              hasAccess={mayFillIn(session, form)}
              needsPin={needsPin}
              request={requestOf(plainFormId(form))}
              disabled={access.busy}
              onChoose={() => access.choose(form)}
            />
            {mayFillIn(session, form) && (
              <RecordLink formId={plainFormId(form)} variant="text">
                {text('Record in this browser')}
              </RecordLink>
            )}
          </li>
        ))}
      </Grid>
      {/* The dialog shows its own notice; an open dialog hides this one from screen readers. */}
      {!access.form && <LongWait waits={access.busy} />}
      {access.form && (
        <LaterPart part={PIN_DIALOG} props={{ form: access.form, access, onAsked }} />
      )}
      <LaterMessage message={text(access.message)} onClose={access.closeMessage} />
    </>
  );
}

/** An institute's own service may not support requests; then none are shown. */
const onFailure = (error: unknown) => console.warn('Nothing is known of form requests', error);

function useFormRequests(wanted: boolean) {
  const { odkUserId } = useSession();
  const question = wanted && odkUserId !== '' ? { odkUserId } : null;
  const { data, refetch } = useQuery(getFormRequests, question, { onFailure });
  const requestOf = (plainFormId: string): OwnFormRequest | undefined =>
    data?.requests.find(({ formId }) => formId === plainFormId);
  return { requestOf, refetch };
}

interface FormCatalogue {
  targeted: readonly FormCatalogueEntry[];
  open: readonly FormCatalogueEntry[];
}

/** Every institute starts with this catalogue. */
const PACKAGED: FormCatalogue = { targeted: TARGETED_FORMS, open: OPEN_FORMS };

/** Returns the packaged catalogue until the institute's has loaded, or if it fails. */
export function useFormCatalogue() {
  const { data = PACKAGED, keptAt } = useQuery<object, FormCatalogue>(getFormCatalogue, {});
  return { ...data, keptAt };
}
