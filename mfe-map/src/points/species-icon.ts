import { speciesColour } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import L from 'leaflet';
import { countText } from './count-text';
import { speciesLetter } from './species-letter';

/** Sizes of the drawn circles in CSS pixels; the area that can be pressed is at least 44. */
const MARKER_SIZE = 30;

/** Clusters grow with the digits of their count. */
const clusterSize = (count: number) =>
  count < 10 ? 34 : count < 100 ? 38 : count < 1000 ? 44 : count < 10_000 ? 52 : 60;

interface SpeciesIconOptions extends L.BaseIconOptions {
  iconSize: L.PointTuple;
  className: string;
  /** Text inside the circle. */
  text: string;
  /** What a screen reader says. */
  label: string;
  colour: string;
  /** The species' letter on a small disc beside a count; drawn, not part of the name. */
  badge?: string;
}

/**
 * A circle in a species' colour. Built as elements, not as HTML text: names come from records, and
 * the page's policy allows no style attributes.
 */
class SpeciesIcon extends L.Icon<SpeciesIconOptions> {
  override createIcon(): HTMLElement {
    const { iconSize, className, text, label, colour, badge } = this.options;
    const [width, height] = iconSize;
    const icon = document.createElement('div');
    icon.className = `leaflet-marker-icon species-icon ${className}`;
    icon.style.width = `${width}px`;
    icon.style.height = `${height}px`;
    icon.style.marginLeft = `${-width / 2}px`;
    icon.style.marginTop = `${-height / 2}px`;
    icon.style.setProperty('--species', colour);
    icon.setAttribute('aria-label', label);
    icon.title = label;
    if (badge) icon.dataset.letter = badge;
    const disc = document.createElement('span');
    disc.className = 'species-icon-disc';
    disc.textContent = text;
    icon.append(disc);
    return icon;
  }

  override createShadow(): HTMLElement {
    // Leaflet takes null for 'no shadow'; its types do not say so.
    return null as unknown as HTMLElement;
  }
}

/** The marker of every single record of a species. */
export function markerIcon(
  speciesName: string,
  localName: string | null,
): L.Icon<SpeciesIconOptions> {
  return new SpeciesIcon({
    iconSize: [MARKER_SIZE, MARKER_SIZE],
    popupAnchor: [0, -MARKER_SIZE / 2],
    className: 'species-marker',
    text: speciesLetter(speciesName),
    label: localName ? `${speciesName}, ${localName}` : speciesName,
    colour: speciesColour(speciesName),
  });
}

/**
 * The circle that stands for several records of one species.
 * @param label what a screen reader says
 * @param reading by whose digits the number is written; 0 to 9 by default
 */
export function clusterIcon(
  speciesName: string,
  count: number,
  label: string,
  reading?: Reading,
): L.Icon<SpeciesIconOptions> {
  const size = clusterSize(count);
  return new SpeciesIcon({
    iconSize: [size, size],
    className: 'species-cluster',
    text: countText(count, reading),
    label,
    colour: speciesColour(speciesName),
    badge: speciesLetter(speciesName),
  });
}
