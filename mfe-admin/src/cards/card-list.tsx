import {
  type AdministeredCard,
  CardFields,
  type CardKind,
} from '@aranya/shared/contracts/administration';
import { Button, Failure, Stack } from '@aranya/shared/ui/basics';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { addCard, deleteCard, orderCards } from '../calls/administration-calls';
import { Notice, type NoticeText } from '../confirm/notice';
import { useConfirm } from '../confirm/use-confirm';
import { DownloadButton } from '../download/download-button';
import { useAction } from '../loading/use-action';
import { useText } from '../texts';
import { CardDialog, type EditedCard } from './card-dialog';
import { CardRow } from './card-row';
import { KINDS, newCard } from './card-words';

interface CardListProps {
  kind: CardKind;
  /** Cards in the order of the public page. */
  cards: readonly AdministeredCard[];
  onChanged: () => void;
}

/** Cards of one public page: edit, sort, publish and delete. */
export function CardList({ kind, cards, onChanged }: CardListProps) {
  const text = useText();
  const [edited, setEdited] = useState<EditedCard | null>(null);
  const [ask, dialog] = useConfirm(onChanged);
  const [notice, setNotice] = useState<NoticeText | null>(null);
  const { busy, failure, run } = useAction();
  const words = KINDS[kind];

  const move = async (from: number, to: number) => {
    const ids = cards.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    if (await run(() => orderCards(kind, ids))) onChanged();
  };
  const bringBack = async (card: AdministeredCard) => {
    if (await run(() => addCard(CardFields.parse(card)))) onChanged();
  };
  const askToDelete = (card: AdministeredCard) =>
    ask({
      title: text('Delete {title}?', { title: card.title }),
      text: card.published
        ? text('It disappears from the public page within a minute.')
        : text('It is a draft.'),
      confirm: text(words.remove),
      destructive: true,
      work: async () => {
        await deleteCard(card.id);
        setNotice({
          message: text('{title} is deleted.', { title: card.title }),
          undo: () => void bringBack(card),
        });
      },
    });

  return (
    <>
      <Stack direction="row" sx={{ gap: 2, mb: 3, flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setEdited({ id: null, card: newCard(kind) })}>
          {text(words.add)}
        </Button>
        <DownloadButton table="cards">{text('Download all cards as CSV')}</DownloadButton>
      </Stack>
      <Failure sx={{ mb: 2 }}>{failure}</Failure>
      {cards.length === 0 && (
        <EmptyState title={text(words.none)}>
          {text('The public page shows samples until you publish one.')}
        </EmptyState>
      )}
      <Stack component="ol" sx={{ gap: 2, m: 0, p: 0, listStyle: 'none' }}>
        {cards.map((card, index) => (
          <CardRow
            key={card.id}
            card={card}
            busy={busy}
            onUp={index > 0 ? () => void move(index, index - 1) : undefined}
            onDown={index < cards.length - 1 ? () => void move(index, index + 1) : undefined}
            onEdit={() => setEdited({ id: card.id, card: CardFields.parse(card) })}
            onDelete={() => askToDelete(card)}
          />
        ))}
      </Stack>
      <CardDialog
        edited={edited}
        onClose={(saved) => {
          setEdited(null);
          if (saved) {
            setNotice({ message: saved });
            onChanged();
          }
        }}
      />
      {dialog}
      <Notice notice={notice} onClose={() => setNotice(null)} />
    </>
  );
}
