import L from 'leaflet';
import {
  type BlockCollection,
  type BlockProperties,
  type BlockWords,
  blockPopup,
  defaultStyle,
  HOVERED,
} from '../../overlays/blocks';

export function blockLayer(
  blocks: BlockCollection,
  map: L.Map,
  renderer: L.Renderer,
  words: BlockWords,
): L.GeoJSON<BlockProperties> {
  const style = () => defaultStyle(map.getZoom());
  const layer = L.geoJSON<BlockProperties>(blocks, {
    // Leaflet's types omit that a GeoJSON layer passes its renderer to its paths.
    ...({ renderer } as object),
    style,
    onEachFeature: (feature, shape) => shape.bindPopup(() => blockPopup(feature.properties, words)),
  });
  layer.on('mouseover', ({ propagatedFrom }) => (propagatedFrom as L.Path).setStyle(HOVERED));
  layer.on('mouseout', ({ propagatedFrom }) => layer.resetStyle(propagatedFrom as L.Path));
  let shown = style();
  const restyle = () => {
    if (shown === style()) return;
    shown = style();
    layer.setStyle(shown);
  };
  layer.on('add', () => map.on('zoomend', restyle));
  layer.on('remove', () => map.off('zoomend', restyle));
  layer.on('add', restyle);
  return layer;
}
