import { type FieldSiteViewers, SITE_LAYERS, type SiteLayer } from '@aranya/shared/contracts';
import { Box } from '@aranya/shared/ui/basics';
import { useState } from 'react';
import { useText } from '../../texts';
import { ViewerPage } from '../viewer-page';
import { LayerList } from './layer-list';
import { SiteMap } from './site-map';

/** Map of a field site with switchable layers. */
export default function LayersViewer() {
  const text = useText();
  return <ViewerPage title={text('Layers')} Content={Layers} />;
}

function Layers({ site }: { site: FieldSiteViewers }) {
  const text = useText();
  const [shown, setShown] = useState<ReadonlySet<SiteLayer>>(new Set(SITE_LAYERS));
  const [withBaseMap, setWithBaseMap] = useState(false);
  const toggle = (layer: SiteLayer) => {
    const next = new Set(shown);
    if (!next.delete(layer)) next.add(layer);
    setShown(next);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
        alignItems: 'start',
      }}
    >
      <SiteMap
        layers={site.layers}
        shown={shown}
        withBaseMap={withBaseMap}
        label={text('Map of {site}', { site: site.fieldSite })}
      />
      <LayerList
        layers={site.layers}
        shown={shown}
        onToggle={toggle}
        withBaseMap={withBaseMap}
        onBaseMap={setWithBaseMap}
      />
    </Box>
  );
}
