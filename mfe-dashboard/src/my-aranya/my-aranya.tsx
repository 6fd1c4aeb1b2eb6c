import { settings } from '@aranya/shared/config';
import { Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import { EmptyState } from '@aranya/shared/ui/states';
import type { RecordsId } from '../desktop-dashboard/dashboard-view';
import { CallingBird, SpecimenSheet } from '../drawings/scenes';
import { SpeciesMapRegion } from './species-map-region';

/** What happened to the person's records: collection, map, alerts. */
export function MyAranya({ tab, onTab }: { tab: RecordsId; onTab: (tab: RecordsId) => void }) {
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        My {settings().brand.name}
      </Typography>
      <TabPanels
        label={`My ${settings().brand.name}`}
        selectedId={tab}
        onSelect={(id) => onTab(id as RecordsId)}
        tabs={[
          { id: 'collection', label: 'My Collection', content: <CollectionToCome /> },
          { id: 'map', label: 'Location based insights', content: <SpeciesMapRegion /> },
          { id: 'alerts', label: 'Events Alerts', content: <AlertsToCome /> },
        ]}
      />
    </>
  );
}

const CollectionToCome = () => (
  <EmptyState title="Coming soon" drawing={<SpecimenSheet />}>
    Your records will be shown here like sheets in a herbarium. Until then they are on the map,
    under ‘Location based insights’.
  </EmptyState>
);

const AlertsToCome = () => (
  <EmptyState title="Coming soon" drawing={<CallingBird />}>
    You will hear of surveys and gatherings near you here.
  </EmptyState>
);
