import type { TextOf } from '@aranya/shared/languages';
import {
  createElementObject,
  createTileLayerComponent,
  type LayerProps,
  updateGridLayer,
} from '@react-leaflet/core';
import type { LatLngBoundsLiteral } from 'leaflet';
import type { ReactNode } from 'react';
import { ImageOverlay } from 'react-leaflet';
import { useText } from '../../texts';
import type { BaseLayerId } from '../base-layers';
import reliefAddress from '../relief-south-asia.webp';
import { COVERED } from './fade-edges';
import { fetchOutline } from './fetch-outline';
import { OutlineLayer } from './outline-layer';
import type { OutlinePaths } from './outline-paths';
import { OUTLINE_STYLES, type OutlineStyle } from './outline-style';

const RELIEF_BOUNDS: LatLngBoundsLiteral = [
  [COVERED.south, COVERED.west],
  [COVERED.north, COVERED.east],
];

interface OutlineProps extends LayerProps {
  paths: OutlinePaths;
  look: OutlineStyle;
  text: TextOf;
}

const Outline = createTileLayerComponent<OutlineLayer, OutlineProps>(
  ({ paths, look, text, eventHandlers: _, ...options }, context) =>
    createElementObject(new OutlineLayer({ paths, style: look, text }, options), context),
  updateGridLayer,
);

function CreditedOutline({ paths, look }: Pick<OutlineProps, 'paths' | 'look'>) {
  const text = useText();
  const caution = text('state lines are approximate, no international border is shown');
  const credit = `Natural Earth (${caution})`;
  // A layer does not update the credit and names with which it was created.
  return <Outline key={credit} paths={paths} look={look} text={text} attribution={credit} />;
}

/**
 * The packaged fallback of a base layer: the outline, or the relief with its lines.
 * @param signal aborts waiting for the result
 * @throws if the data cannot be fetched
 */
export async function packagedLayers(id: BaseLayerId, signal: AbortSignal): Promise<ReactNode> {
  const paths = await fetchOutline();
  signal.throwIfAborted();
  return (
    <>
      {id === 'satellite' && (
        <ImageOverlay
          url={reliefAddress}
          bounds={RELIEF_BOUNDS}
          className="relief"
          attribution="NASA Blue Marble"
        />
      )}
      <CreditedOutline paths={paths} look={OUTLINE_STYLES[id]} />
    </>
  );
}
