import { useQuery } from '@aranya/shared/api';
import { useLanguage } from '@aranya/shared/languages';
import type { Feature, Geometry } from 'geojson';
import type L from 'leaflet';
import { useMemo, useRef, useState } from 'react';
import { GeoJSON, useMap, useMapEvents } from 'react-leaflet';
import { useText } from '../texts';
import { nameMiddleBlock, rendererOf } from './block-canvas';
import {
  type BlockCollection,
  type BlockProperties,
  blockPopup,
  defaultStyle,
  fetchBlocks,
  HOVERED,
} from './blocks';

/** The keyboard opens a popup with Enter. */
function BlockShapes({ blocks }: { blocks: BlockCollection }) {
  const text = useText();
  const language = useLanguage();
  const map = useMap();
  const layer = useRef<L.GeoJSON<BlockProperties>>(null);
  const [style, setStyle] = useState(() => defaultStyle(map.getZoom()));
  const pointer = useMemo<L.LeafletEventHandlerFnMap>(
    () => ({
      mouseover: ({ propagatedFrom }) => (propagatedFrom as L.Path).setStyle(HOVERED),
      mouseout: ({ propagatedFrom }) =>
        (propagatedFrom as L.Path).setStyle(defaultStyle(map.getZoom())),
    }),
    [map],
  );
  useMapEvents(
    useMemo<L.LeafletEventHandlerFnMap>(
      () => ({
        zoomend: () => setStyle(defaultStyle(map.getZoom())),
        keydown: ({ originalEvent: { key, target } }) => {
          if (key !== 'Enter' || target !== map.getContainer()) return;
          if (layer.current) nameMiddleBlock(map, layer.current);
        },
      }),
      [map],
    ),
  );
  const words = {
    block: text('Block'),
    district: text('District'),
    state: text('State'),
    notNamed: text('Not named'),
  };
  return (
    <GeoJSON
      // A new key recreates the layer: popups and credits do not update after creation.
      key={language}
      ref={layer}
      data={blocks}
      // Leaflet's types omit that a GeoJSON layer passes its renderer to its paths.
      {...({ renderer: rendererOf(map) } as object)}
      style={style}
      attribution={text('block borders are approximate')}
      onEachFeature={({ properties }: Feature<Geometry, BlockProperties>, shape) =>
        shape.bindPopup(() => blockPopup(properties, words))
      }
      eventHandlers={pointer}
    />
  );
}

interface BlockOverlayProps {
  state: string;
  url: string;
  isShown: boolean;
}

export function BlockOverlay({ state, url, isShown }: BlockOverlayProps) {
  const { currentData: blocks } = useQuery(fetchBlocks, url, {
    onFailure: (error) => console.warn(`Error fetching ${state} block layer data`, error),
  });
  return isShown && blocks && <BlockShapes blocks={blocks} />;
}
