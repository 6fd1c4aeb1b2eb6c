import { speciesColour, speciesLetter } from '@aranya/shared/contracts';
import type { Reading } from '@aranya/shared/languages';
import L from 'leaflet';
import { countText } from '../popup/count-text';
import { circleSize } from './join-near';

export interface Share {
  name: string;
  localName: string | null;
  count: number;
}

export interface IconWords {
  reading: Reading;
  several: (count: number, name: string) => string;
}

interface SpeciesIconOptions extends L.BaseIconOptions {
  className: string;
  /** In CSS pixels; the clickable area is at least 44. */
  size: number;
  text: string;
  label: string;
  shares: readonly Share[];
  /** Letter on a small disc beside a count; not part of the accessible name. */
  badge?: string;
}

function shareGradient(shares: readonly Share[]): string {
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  const parts = shares.map(({ name, count }) => {
    const start = from;
    from += (count / total) * 100;
    return `${speciesColour(name)} ${start.toFixed(1)}% ${from.toFixed(1)}%`;
  });
  return `conic-gradient(${parts.join(', ')})`;
}

/** Names come from records, and the policy forbids style attributes: no HTML text. */
class SpeciesIcon extends L.Icon<SpeciesIconOptions> {
  override createIcon(): HTMLElement {
    const { size, className, text, label, shares, badge } = this.options;
    const icon = document.createElement('div');
    icon.className = `leaflet-marker-icon species-icon ${className}`;
    icon.style.width = `${size}px`;
    icon.style.height = `${size}px`;
    icon.style.marginLeft = `${-size / 2}px`;
    icon.style.marginTop = `${-size / 2}px`;
    const [first] = shares;
    if (shares.length > 1) icon.style.setProperty('--shares', shareGradient(shares));
    else icon.style.setProperty('--species', speciesColour(first?.name ?? ''));
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
    // Leaflet accepts null for 'no shadow', but its types do not.
    return null as unknown as HTMLElement;
  }
}

/** Largest first. */
export function sharesOf(shares: readonly Share[]): Share[] {
  const known = new Map<string, Share>();
  for (const share of shares) {
    const { count } = known.get(share.name) ?? { count: 0 };
    known.set(share.name, { ...share, count: count + share.count });
  }
  return [...known.values()].sort((a, b) => b.count - a.count);
}

export function labelOf(shares: readonly Share[], { several }: IconWords): string {
  const names = shares.map(({ name, localName }) => (localName ? `${name}, ${localName}` : name));
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  return total === 1 ? names.join() : several(total, names.join('; '));
}

/**
 * One record has a marker with its letter, one species a circle with the number, several a ring.
 * @param shares from `sharesOf`
 */
export function speciesIcon(shares: readonly Share[], words: IconWords): L.Icon {
  const count = shares.reduce((sum, share) => sum + share.count, 0);
  const size = circleSize(count);
  const letter = speciesLetter(shares[0]?.name ?? '');
  const kind = count === 1 ? 'marker' : shares.length === 1 ? 'cluster' : 'ring';
  const icon = new SpeciesIcon({
    popupAnchor: [0, -size / 2],
    size,
    className: `species-${kind}`,
    text: kind === 'marker' ? letter : countText(count, words.reading),
    label: labelOf(shares, words),
    shares,
    ...(kind === 'cluster' && { badge: letter }),
  });
  return icon as unknown as L.Icon;
}
