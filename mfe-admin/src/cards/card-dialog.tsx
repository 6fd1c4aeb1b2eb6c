import { CARD_PICTURES, problemsOf } from '@aranya/shared/contracts';
import { CardFields } from '@aranya/shared/contracts/administration';
import { Button, Failure, Stack } from '@aranya/shared/ui/basics';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@aranya/shared/ui/overlays';
import { type FormEvent, useEffect, useState } from 'react';
import { addCard, changeCard } from '../calls/administration-calls';
import { CheckField } from '../fields/check-field';
import { useAction } from '../loading/actions';
import { useText } from '../texts';
import { KINDS, PICTURES } from './card-words';

/** Absent for a new card. */
export interface EditedCard {
  id: number | null;
  card: CardFields;
}

interface CardDialogProps {
  /** Null closes the dialog. */
  edited: EditedCard | null;
  /** @param saved confirmation; empty if nothing was saved */
  onClose: (saved: string) => void;
}

/** Keeps typed text after a failure. */
export function CardDialog({ edited, onClose }: CardDialogProps) {
  const text = useText();
  const [card, setCard] = useState<CardFields | null>(null);
  const [problems, setProblems] = useState(problemsOf());
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
    setProblems(problemsOf(read.error));
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

interface CardInputsProps {
  card: CardFields;
  problems: Partial<Record<string, string>>;
  onChange: (card: CardFields) => void;
}

function CardInputs({ card, problems, onChange }: CardInputsProps) {
  const text = useText();
  const change = (part: Partial<CardFields>) => onChange({ ...card, ...part });
  const field = (name: keyof CardFields, hint = '') => ({
    error: problems[name] !== undefined,
    helperText: problems[name] ? text(problems[name]) : hint,
  });
  const written = (name: 'title' | 'text' | 'place' | 'link', hint = '') => ({
    ...field(name, hint),
    value: card[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const day = (name: 'startsOn' | 'endsOn', hint = '') => ({
    ...field(name, hint),
    type: 'date',
    value: card[name] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      change({ [name]: target.value || null }),
    slotProps: { inputLabel: { shrink: true } },
  });
  return (
    <Stack sx={{ gap: 2.5, pt: 1 }}>
      <TextField label={text('Title')} required {...written('title')} />
      <TextField
        label={text('Text')}
        required
        multiline
        minRows={3}
        {...written('text', text('At most 600 characters'))}
      />
      <TextField label={text('Where, or for whom')} {...written('place')} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <TextField label={text('First day')} {...day('startsOn')} />
        <TextField
          label={text('Last day')}
          {...day('endsOn', text('Afterwards the card counts as past.'))}
        />
      </Stack>
      <ChoiceField
        label={text('Picture')}
        value={card.picture}
        options={CARD_PICTURES.map((picture) => [picture, text(PICTURES[picture])])}
        onChoose={(picture) => change({ picture })}
        {...field('picture')}
      />
      <TextField
        label={text('Link')}
        {...written(
          'link',
          card.kind === 'campaign'
            ? text('A path such as /dashboard, or https://… Empty: the dashboard.')
            : text('A path such as /films, or https://… Empty: the page that says Stay Tuned.'),
        )}
      />
      <CheckField
        label={text('Published: everyone sees it within a minute')}
        checked={card.published}
        onCheck={(published) => change({ published })}
      />
    </Stack>
  );
}
