import { settings } from '@aranya/shared/config';
import { Typography } from '@aranya/shared/ui/basics';
import { TabPanels } from '@aranya/shared/ui/data';
import type { ReactNode } from 'react';
import type { RecordsId } from '../desktop-dashboard/dashboard-view';
import { UNSEEN } from '../desktop-dashboard/unseen';
import { useText } from '../texts';
import { SpeciesMapRegion } from './species-map-region';

export function MyAranya({ tab, onTab }: { tab: RecordsId; onTab: (tab: RecordsId) => void }) {
  const text = useText();
  return (
    <>
      <Typography variant="h3" component="h2" sx={tab === 'map' ? UNSEEN : { mb: 1 }}>
        {text('My {name}', { name: settings().brand.name })}
      </Typography>
      <TabPanels
        label={text('My {name}', { name: settings().brand.name })}
        selectedId={tab}
        onSelect={(id) => onTab(id as RecordsId)}
        tabs={[
          {
            id: 'collection',
            label: text('My Collection'),
            content: (
              <ToCome>
                {text(
                  'Your records will be shown here like sheets in a herbarium. Until then they are on the map, under ‘Location based insights’.',
                )}
              </ToCome>
            ),
          },
          { id: 'map', label: text('Location based insights'), content: <SpeciesMapRegion /> },
          {
            id: 'alerts',
            label: text('Events Alerts'),
            content: (
              <ToCome>{text('You will hear of surveys and gatherings near you here.')}</ToCome>
            ),
          },
        ]}
      />
    </>
  );
}

const ToCome = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '62ch' }}>
      <strong>{text('Coming soon')}</strong> · {children}
    </Typography>
  );
};
