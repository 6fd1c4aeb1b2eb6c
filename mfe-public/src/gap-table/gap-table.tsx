import { message } from '@aranya/shared/languages';
import { Link } from '@aranya/shared/navigation';
import { Button, HiddenText } from '@aranya/shared/ui/basics';
import { ChoiceButtons } from '@aranya/shared/ui/forms';
import { AsOf } from '@aranya/shared/ui/states';
import { useState } from 'react';
import { drawingOf } from '../cards/card-drawings';
import { CardsOrSamples } from '../cards/cards-or-samples';
import { UnknownEvents } from '../cards/unknown-events';
import { usePublicCards } from '../cards/use-public-cards';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { useText } from '../texts';
import { NONE_UPCOMING, PAST, UPCOMING } from './workshops';

const UPCOMING_EVENTS = message('Upcoming Events');
const PAST_EVENTS = message('Past Events');
const LISTS = { [UPCOMING_EVENTS]: UPCOMING, [PAST_EVENTS]: PAST } as const;
type ListName = keyof typeof LISTS;

const NO_PAGE_YET = '/gap-table/stay-tuned';

/** Shown for empty lists, once the institute has published events. */
const NONE: Record<ListName, string> = {
  [UPCOMING_EVENTS]: NONE_UPCOMING,
  [PAST_EVENTS]: message('No event is over yet.'),
};

export default function GapTable() {
  const text = useText();
  const [shown, setShown] = useState<ListName>(UPCOMING_EVENTS);
  const { loading, cards, unknown, keptAt } = usePublicCards();
  return (
    <PublicPage
      title={text('Gap Table')}
      lead={text(
        'Workshops around one table, where people find out together what nobody has measured yet.',
      )}
    >
      <ChoiceButtons
        value={shown}
        aria-label={text('Events that are shown')}
        options={(Object.keys(LISTS) as ListName[]).map((name) => [name, text(name)])}
        onChoose={setShown}
        sx={{ mb: 4 }}
      />
      <HiddenText as="h2">{text(shown)}</HiddenText>
      <AsOf at={keptAt} />
      <CardsOrSamples
        loading={loading}
        cards={cards.events.filter(({ past }) => past === (shown === PAST_EVENTS))}
        none={cards.events.length > 0 && text(NONE[shown])}
        link={NO_PAGE_YET}
        action={text('Know More')}
        samples={
          <>
            {unknown && <UnknownEvents />}
            <SampleEvents shown={shown} />
          </>
        }
      />
    </PublicPage>
  );
}

const SampleEvents = ({ shown }: { shown: ListName }) => {
  const text = useText();
  return (
    <CardGrid>
      {LISTS[shown].map(({ title, note, text: workshop, picture }) => (
        <PictureCard
          key={title}
          drawing={drawingOf(picture)}
          title={text(title)}
          note={text(note)}
          action={
            <Button
              variant="outlined"
              component={Link}
              to={NO_PAGE_YET}
              aria-label={text('Know More about {event}', { event: text(title) })}
            >
              {text('Know More')}
            </Button>
          }
        >
          {text(workshop)}
        </PictureCard>
      ))}
    </CardGrid>
  );
};
