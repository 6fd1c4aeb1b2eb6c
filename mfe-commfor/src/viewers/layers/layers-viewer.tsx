import {
  type FieldSiteViewers,
  SITE_LAYERS,
  type SiteLayer,
  type SiteLayers,
} from '@aranya/shared/contracts';
import { useNumber } from '@aranya/shared/languages';
import { Box, Stack, Typography, Written } from '@aranya/shared/ui/basics';
import { Checkbox, FormControlLabel } from '@aranya/shared/ui/forms';
import { useState } from 'react';
import { useText } from '../../texts';
import { ViewerPage } from '../viewer-page';
import { LAYER_STYLES } from './layer-styles';
import { SiteMap } from './site-map';

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

function Sample({ layer }: { layer: SiteLayer }) {
  const { sample, look } = LAYER_STYLES[layer];
  const line = {
    stroke: look.color,
    strokeWidth: look.weight,
    strokeDasharray: look.dashArray as string,
  };
  return (
    <svg width={40} height={24} viewBox="0 0 40 24" fill="none" aria-hidden>
      {sample === 'area' && (
        <path
          d="M4 12C5 4 16 3 24 4s13 3 12 9-10 8-18 7S3 18 4 12Z"
          fill={look.fillColor}
          {...line}
        />
      )}
      {sample === 'line' && <path d="M3 17c8-12 14 4 21-4s8-6 13-6" {...line} />}
      {sample === 'point' && <circle cx={20} cy={12} r={8} fill={look.fillColor} {...line} />}
    </svg>
  );
}

interface LayerListProps {
  layers: SiteLayers;
  shown: ReadonlySet<SiteLayer>;
  onToggle: (layer: SiteLayer) => void;
  withBaseMap: boolean;
  onBaseMap: (on: boolean) => void;
}

function LayerList({ layers, shown, onToggle, withBaseMap, onBaseMap }: LayerListProps) {
  const number = useNumber();
  const text = useText();
  return (
    <Box component="section" aria-labelledby="layers-heading">
      <Typography id="layers-heading" variant="h4" component="h2" sx={{ mb: 1 }}>
        {text('Layers')}
      </Typography>
      <Stack role="group" aria-labelledby="layers-heading">
        {SITE_LAYERS.map((layer) => (
          <FormControlLabel
            key={layer}
            control={<Checkbox checked={shown.has(layer)} onChange={() => onToggle(layer)} />}
            label={
              <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
                <Sample layer={layer} />
                {text(LAYER_STYLES[layer].name)} ({number(layers[layer].features.length)})
              </Stack>
            }
          />
        ))}
        <FormControlLabel
          control={<Checkbox checked={withBaseMap} onChange={(_, checked) => onBaseMap(checked)} />}
          label={text('Base map (needs the internet)')}
          sx={{ mt: 1 }}
        />
      </Stack>
      <Typography variant="h5" component="h3" sx={{ mt: 2 }}>
        {text('What is on the map')}
      </Typography>
      {SITE_LAYERS.filter((layer) => shown.has(layer)).map((layer) => (
        <Box component="details" key={layer} sx={{ mt: 1 }}>
          <Box component="summary" sx={{ minHeight: 44, py: 1.25, cursor: 'pointer' }}>
            {text(LAYER_STYLES[layer].name)}
          </Box>
          <Box component="ul" sx={{ m: 0, pl: 3, pb: 1, fontSize: '0.9375rem' }}>
            {layers[layer].features.map(({ properties }) => (
              <li key={properties.name}>
                <strong>
                  <Written>{properties.name}</Written>
                </strong>
                {properties.note && (
                  <>
                    {': '}
                    <Written>{properties.note}</Written>
                  </>
                )}
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
