import type { FormCatalogueEntry } from '@aranya/shared/contracts';
import { useSession } from '@aranya/shared/session';
import { MessageDialog } from '@aranya/shared/ui/overlays';
import { styled } from '@aranya/shared/ui/theme';
import { useText } from '../texts';
import { mayFillIn } from './ask-for-form';
import { FormTile } from './form-tile';
import { PinDialog } from './pin-dialog';
import { useFormAccess } from './use-form-access';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

interface FormListProps {
  forms: readonly FormCatalogueEntry[];
  /** True for targeted campaigns; an open form is asked for by choosing it. */
  needsPin: boolean;
}

/** Form tiles, three per row on a desktop, with the PIN modal and the alerts of a request. */
export function FormList({ forms, needsPin }: FormListProps) {
  const text = useText();
  const session = useSession();
  const access = useFormAccess(needsPin);
  return (
    <>
      <Grid>
        {forms.map((form) => (
          <li key={form.id}>
            <FormTile
              form={form}
              held={mayFillIn(session, form)}
              needsPin={needsPin}
              disabled={access.busy}
              onChoose={() => access.choose(form)}
            />
          </li>
        ))}
      </Grid>
      {access.form && <PinDialog form={access.form} access={access} />}
      <MessageDialog message={text(access.message)} onClose={access.closeMessage} />
    </>
  );
}
