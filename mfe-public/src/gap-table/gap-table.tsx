import { Link } from '@aranya/shared/navigation';
import { Button, HiddenText } from '@aranya/shared/ui/basics';
import { ToggleButton, ToggleButtonGroup } from '@aranya/shared/ui/forms';
import { palette } from '@aranya/shared/ui/theme';
import { useState } from 'react';
import { CardsOrSamples } from '../cards/cards-or-samples';
import { usePublicCards } from '../cards/use-public-cards';
import { CardGrid, PictureCard } from '../page/picture-card';
import { PublicPage } from '../page/public-page';
import { PAST, UPCOMING } from './workshops';

const LISTS = { 'Upcoming Events': UPCOMING, 'Past Events': PAST } as const;
type ListName = keyof typeof LISTS;

/** Where a workshop leads that has no page of its own. */
const NO_PAGE_YET = '/gap-table/stay-tuned';

/** Said of an empty list, once the institute has events of its own. */
const NONE: Record<ListName, string> = {
  'Upcoming Events': 'No event is planned now. The next one is announced here.',
  'Past Events': 'No event is over yet.',
};

/** Gap Table: workshops to come and workshops that were. */
export default function GapTable() {
  const [shown, setShown] = useState<ListName>('Upcoming Events');
  const { loading, cards } = usePublicCards();
  return (
    <PublicPage
      title="Gap Table"
      lead="Workshops around one table, where people find out together what nobody has measured yet."
    >
      <ToggleButtonGroup
        exclusive
        value={shown}
        aria-label="Events that are shown"
        onChange={(_, name: ListName | null) => name && setShown(name)}
        sx={{ mb: 4 }}
      >
        {(Object.keys(LISTS) as ListName[]).map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{
              minHeight: 48,
              px: { xs: 2, md: 3 },
              textTransform: 'none',
              color: palette.ink,
              '&.Mui-selected, &.Mui-selected:hover': {
                color: '#fff',
                backgroundColor: palette.forest600,
              },
            }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <HiddenText as="h2">{shown}</HiddenText>
      <CardsOrSamples
        loading={loading}
        cards={cards.events.filter(({ past }) => past === (shown === 'Past Events'))}
        none={cards.events.length > 0 && NONE[shown]}
        link={NO_PAGE_YET}
        action="Know More"
        samples={<SampleEvents shown={shown} />}
      />
    </PublicPage>
  );
}

/** What is shown as long as no event is published. */
const SampleEvents = ({ shown }: { shown: ListName }) => (
  <CardGrid>
    {LISTS[shown].map(({ title, note, text, Drawing }) => (
      <li key={title}>
        <PictureCard
          Drawing={Drawing}
          title={title}
          note={note}
          action={
            <Button
              variant="outlined"
              component={Link}
              to={NO_PAGE_YET}
              aria-label={`Know More about ${title}`}
            >
              Know More
            </Button>
          }
        >
          {text}
        </PictureCard>
      </li>
    ))}
  </CardGrid>
);
