import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { render, waitFor } from '@testing-library/react';
import L from 'leaflet';
import { MapContainer } from 'react-leaflet';
import { readPoints } from './records/read-point';
import { SpeciesPoints } from './species-points';

/** `[latitude, longitude]` in degrees. */
const FORESTS = [
  [21.9, 86.4],
  [21.3, 84.9],
  [20.2, 84.1],
  [31.1, 77.2],
  [31.9, 77.1],
  [32.1, 76.3],
];

const WORDS = {
  reading: 'en' as const,
  hasQuestion: '',
  inList: '',
  several: (count: number, name: string) => `${count} records of ${name}`,
};

/** Ten species, spread around the forests. */
const features = readPoints(
  Array.from({ length: 120 }, (_, i) => {
    const [latitude = 0, longitude = 0] = FORESTS[i % FORESTS.length] ?? [];
    return {
      speciesName: OVERLAY_SPECIES[(i * 7) % 10]?.scientificName ?? '',
      speciesType: 'Tree',
      speciesLocation: [latitude + ((i * 0.618) % 1), longitude + ((i * 0.755) % 1)],
      submissionDate: '2026-10-31T00:00:00.000Z',
    };
  }),
);

test('places icons at least 32 pixels apart at any zoom, with all records together', async () => {
  let map: L.Map | null = null;
  const onShown = jest.fn();
  const { container } = render(
    <MapContainer
      ref={(made) => {
        map = made;
      }}
      center={[26, 81]}
      zoom={4}
      maxZoom={18}
    >
      <SpeciesPoints features={features} words={WORDS} onShown={onShown} />
    </MapContainer>,
  );
  await waitFor(() => expect(onShown).toHaveBeenCalled());
  for (const zoom of [4, 7, 10, 5]) {
    (map as L.Map | null)?.setZoom(zoom, { animate: false });
    const icons = [...container.querySelectorAll<HTMLElement>('.species-icon:not([hidden])')];
    const total = icons.reduce((sum, { textContent }) => sum + (Number(textContent) || 1), 0);
    expect(total).toBe(features.length);
    const places = icons.map((icon) => L.DomUtil.getPosition(icon));
    const closest = Math.min(
      ...places.flatMap((a, i) => places.slice(i + 1).map((b) => a.distanceTo(b))),
    );
    // Leaflet rounds icon positions to whole pixels.
    expect(closest).toBeGreaterThan(30.5);
  }
});
