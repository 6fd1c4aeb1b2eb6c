/** GeoJSON, longitude first. */
const plots = {
  type: 'FeatureCollection',
  features: [
    ['Plot A', 85.6, 21.6],
    ['Plot B', 86.1, 21.9],
    ['Plot C', 85.1, 21.2],
  ].map(([name, longitude, latitude]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: { name, hectares: 2 },
  })),
};

document.getElementById('plots').data = plots;
document.getElementById('half').data = [
  { name: 'Nursery', longitude: 85.8, latitude: 20.3 },
  { name: 'Turned round', longitude: 20.3, latitude: 185.8 },
];
