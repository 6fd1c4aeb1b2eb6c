import L from 'leaflet';
import { speciesColour } from '../species-colour/species-colour';
import { speciesLetter } from '../species-colour/species-letter';

/** Sizes of the drawn circles in CSS pixels; the area that can be pressed is at least 44. */
const MARKER_SIZE = 30;

/** Clusters grow with their count, in steps. */
const clusterSize = (count: number) =>
  count < 10 ? 34 : count < 100 ? 38 : count < 1000 ? 44 : 50;

/** Above this a count is shortened: 1.2K, 12K. */
const SHORTEN_FROM = 1000;

const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-IN');

interface SpeciesIconOptions extends L.BaseIconOptions {
  iconSize: L.PointTuple;
  className: string;
  /** Text inside the circle. */
  text: string;
  /** What a screen reader says. */
  label: string;
  colour: string;
  /** The species' letter on a small disc beside a count. */
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
    icon.append(part('species-icon-disc', text));
    if (badge) icon.append(part('species-icon-badge', badge));
    return icon;
  }

  override createShadow(): HTMLElement {
    // Leaflet takes null for 'no shadow'; its types do not say so.
    return null as unknown as HTMLElement;
  }
}

function part(className: string, text: string): HTMLElement {
  const element = document.createElement('span');
  element.className = className;
  element.textContent = text;
  element.ariaHidden = 'true';
  return element;
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

/** The circle that stands for several records of one species. */
export function clusterIcon(speciesName: string, count: number): L.Icon<SpeciesIconOptions> {
  const size = clusterSize(count);
  return new SpeciesIcon({
    iconSize: [size, size],
    className: 'species-cluster',
    text: count < SHORTEN_FROM ? String(count) : short.format(count),
    label: `${whole.format(count)} records of ${speciesName}`,
    colour: speciesColour(speciesName),
    badge: speciesLetter(speciesName),
  });
}
