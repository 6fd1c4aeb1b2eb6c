import type { AdministeredPerson, PhoneAccess } from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import {
  Button,
  CloseIcon,
  IconButton,
  Stack,
  Typography,
  Written,
} from '@aranya/shared/ui/basics';
import { Dialog, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useConfirm, useNotice } from '../loading/actions';
import { Facts } from '../table/facts';
import { momentInWords, numberInWords } from '../table/words';
import { useText } from '../texts';
import { type PersonAction, personActions } from './person-actions';

const ReviewScope = lazy(() => import('./review-scope'));

const PHONE_ACCESS: Record<PhoneAccess, string> = {
  none: message('No QR code was made yet'),
  active: message('Set up with a QR code'),
  revoked: message('Revoked; a new QR code sets it up again'),
};

/** Falls back to the kind of organisation. */
export const organisationOf = ({ organizationName, organization }: AdministeredPerson): string =>
  organizationName || organization;

interface PersonDialogProps {
  /** Null closes the dialog. */
  person: AdministeredPerson | null;
  onClose: () => void;
  onChanged: () => void;
}

/** Each action needs confirmation. */
export function PersonDialog({ person, onClose, onChanged }: PersonDialogProps) {
  const text = useText();
  const [ask, dialog] = useConfirm();
  const [tell, notice] = useNotice();
  const [last, setLast] = useState(person);
  useEffect(() => {
    if (person) setLast(person);
  }, [person]);
  const shown = person ?? last;
  const askFor = (action: PersonAction) => {
    const work = async () => {
      await action.work();
      tell(action.done);
      onChanged();
      onClose();
    };
    ask({ ...action, work });
  };
  return (
    <>
      <Dialog open={person !== null} onClose={onClose} maxWidth="sm" fullWidth>
        {shown && (
          <>
            <DialogTitle component="h2" sx={{ pr: 8, overflowWrap: 'anywhere' }}>
              <Written>{shown.name || shown.phoneNumber}</Written>
            </DialogTitle>
            <IconButton
              aria-label={text('Close')}
              onClick={onClose}
              sx={{ position: 'absolute', top: 12, right: 12 }}
            >
              <CloseIcon />
            </IconButton>
            <DialogContent>
              <PersonFacts person={shown} />
              <Typography variant="h5" component="h3" sx={{ mt: 3, mb: 1.5 }}>
                {text('Actions')}
              </Typography>
              <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
                {personActions(shown, text).map((action) => (
                  <Button
                    key={action.name}
                    variant="outlined"
                    color={action.destructive ? 'error' : 'primary'}
                    onClick={() => askFor(action)}
                  >
                    {action.name}
                  </Button>
                ))}
              </Stack>
              {shown.reviewer && (
                <Suspense fallback={null}>
                  <ReviewScope personId={shown.id} />
                </Suspense>
              )}
            </DialogContent>
          </>
        )}
      </Dialog>
      {dialog}
      {notice}
    </>
  );
}

function PersonFacts({ person }: { person: AdministeredPerson }) {
  const text = useText();
  const facts = [
    [text('Phone number'), person.phoneNumber || '–'],
    [text('Organisation'), <Written key="organisation">{organisationOf(person)}</Written>],
    [text('Registered'), momentInWords(person.registeredAt)],
    [text('Last activity'), momentInWords(person.lastActiveAt)],
    [text('Signed-in devices'), numberInWords(person.devices)],
    [text('Records'), numberInWords(person.records)],
    [text('ODK Collect'), text(PHONE_ACCESS[person.phoneAccess])],
  ] as const;
  return <Facts facts={facts} />;
}
