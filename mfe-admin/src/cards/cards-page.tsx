import {
  type AdministeredCard,
  CardFields,
  CardKind,
} from '@aranya/shared/contracts/administration';
import { Button, Failure, Stack } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { addCard, deleteCard, listCards, orderCards } from '../calls/administration-calls';
import { DownloadButton } from '../download/download-button';
import { AdministrationPage } from '../frame/administration-page';
import { useAction, useConfirm, useNotice } from '../loading/actions';
import { Loaded } from '../loading/list-states';
import { useText } from '../texts';
import { CardDialog, type EditedCard } from './card-dialog';
import { CardRow } from './card-row';
import { KINDS, newCard } from './card-words';

export default function CardsPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Campaigns and events"
      lead={text(
        'The cards of the public pages Campaigns and Gap Table. As long as none is published, those pages show samples.',
      )}
    >
      <Loaded ask={listCards} question={{}} what={text('the cards')}>
        {({ cards }, refetch) => (
          <TabPanels
            label={text('Cards')}
            tabs={CardKind.options.map((kind) => ({
              id: kind,
              label: text(KINDS[kind].many),
              content: (
                <CardList
                  kind={kind}
                  cards={cards.filter((card) => card.kind === kind)}
                  onChanged={refetch}
                />
              ),
            }))}
          />
        )}
      </Loaded>
    </AdministrationPage>
  );
}

interface CardListProps {
  kind: CardKind;
  /** In the order of the public page. */
  cards: readonly AdministeredCard[];
  onChanged: () => void;
}

export function CardList({ kind, cards, onChanged }: CardListProps) {
  const text = useText();
  const [edited, setEdited] = useState<EditedCard | null>(null);
  const [ask, dialog] = useConfirm(onChanged);
  const [tell, notice] = useNotice();
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
        tell(text('{title} is deleted.', { title: card.title }), () => void bringBack(card));
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
            tell(saved);
            onChanged();
          }
        }}
      />
      {dialog}
      {notice}
    </>
  );
}
