import type { AdministeredPerson } from '@aranya/shared/contracts/administration';
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
import { Notice, type NoticeText } from '../confirm/notice';
import { useConfirm } from '../confirm/use-confirm';
import { useText } from '../texts';
import { type PersonAction, personActions } from './person-actions';
import { PersonFacts } from './person-facts';

const ReviewScope = lazy(() => import('./review-scope'));

interface PersonDialogProps {
  /** Null: closed. */
  person: AdministeredPerson | null;
  onClose: () => void;
  /** Called after a change. */
  onChanged: () => void;
}

/** Dialog of one person with the available actions; each needs confirmation. */
export function PersonDialog({ person, onClose, onChanged }: PersonDialogProps) {
  const text = useText();
  const [ask, dialog] = useConfirm();
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const [last, setLast] = useState(person);
  useEffect(() => {
    if (person) setLast(person);
  }, [person]);
  const shown = person ?? last;
  const askFor = (action: PersonAction) => {
    const work = async () => {
      await action.work();
      setNotice({ message: action.done });
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
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
