import { useQuery } from '@aranya/shared/api';
import { TabPanels } from '@aranya/shared/ui/data';
import { listCards } from '../calls/administration-calls';
import { AdministrationPage } from '../frame/administration-page';
import { ListStates } from '../loading/list-states';
import { useText } from '../texts';
import { CardList } from './card-list';
import { KINDS } from './card-words';

/** Page for the cards of Campaigns and Gap Table. */
export default function CardsPage() {
  const text = useText();
  return (
    <AdministrationPage
      section="Campaigns and events"
      lead={text(
        'The cards of the public pages Campaigns and Gap Table. As long as none is published, those pages show samples.',
      )}
    >
      <Cards />
    </AdministrationPage>
  );
}

const KIND_ORDER = ['campaign', 'event'] as const;

function Cards() {
  const text = useText();
  const list = useQuery(listCards, {});
  return (
    <ListStates list={list} what={text('the cards')}>
      {({ cards }) => (
        <TabPanels
          label={text('Cards')}
          tabs={KIND_ORDER.map((kind) => ({
            id: kind,
            label: text(KINDS[kind].many),
            content: (
              <CardList
                kind={kind}
                cards={cards.filter((card) => card.kind === kind)}
                onChanged={list.refetch}
              />
            ),
          }))}
        />
      )}
    </ListStates>
  );
}
