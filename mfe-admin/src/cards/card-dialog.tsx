import { CardFields } from '@aranya/shared/contracts/administration';
import { Button, Failure } from '@aranya/shared/ui/basics';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type FormEvent, useEffect, useState } from 'react';
import { addCard, changeCard } from '../calls/administration-calls';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';
import { CardInputs, type CardProblems } from './card-inputs';
import { KINDS } from './card-words';

/** The edited card; a new one has no id. */
export interface EditedCard {
  id: number | null;
  card: CardFields;
}

interface CardDialogProps {
  /** Null: closed. */
  edited: EditedCard | null;
  /** @param saved confirmation; empty if nothing was saved */
  onClose: (saved: string) => void;
}

/** Dialog for editing a card. Typed text is kept after a failure. */
export function CardDialog({ edited, onClose }: CardDialogProps) {
  const text = useText();
  const [card, setCard] = useState<CardFields | null>(null);
  const [problems, setProblems] = useState<CardProblems>({});
  const { busy, failure, run, forget } = useAction();
  useEffect(() => {
    if (!edited) return;
    setCard(edited.card);
    setProblems({});
  }, [edited]);
  const close = (saved = '') => {
    forget();
    onClose(saved);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const read = CardFields.safeParse(card);
    setProblems(
      Object.fromEntries(
        (read.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      ),
    );
    if (!read.success || !edited) return;
    const { id } = edited;
    const work = () => (id === null ? addCard(read.data) : changeCard(id, read.data));
    if (await run(work)) close(text('{title} is saved.', { title: read.data.title }));
  };
  return (
    <Dialog open={edited !== null} onClose={() => close()} maxWidth="sm" fullWidth>
      {card && (
        <form noValidate onSubmit={save}>
          <DialogTitle component="h2">
            {text(edited?.id === null ? KINDS[card.kind].add : KINDS[card.kind].edit)}
          </DialogTitle>
          <DialogContent>
            <CardInputs card={card} problems={problems} onChange={setCard} />
            <Failure sx={{ mt: 2 }}>{failure}</Failure>
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button onClick={() => close()}>{text('Cancel')}</Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {text('Save')}
            </Button>
          </DialogActions>
        </form>
      )}
    </Dialog>
  );
}
