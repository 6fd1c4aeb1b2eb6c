/** Even-odd rule; longitude first, as in GeoJSON. */
function ringContains(
  ring: readonly GeoJSON.Position[],
  [x = 0, y = 0]: GeoJSON.Position,
): boolean {
  let isInside = false;
  ring.forEach(([x1 = 0, y1 = 0], i) => {
    const [x2 = 0, y2 = 0] = ring[(i + ring.length - 1) % ring.length] ?? [];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  });
  return isInside;
}

/** @returns false in holes, and for anything but polygons and multipolygons */
export function contains(geometry: GeoJSON.Geometry, point: GeoJSON.Position): boolean {
  const inPolygon = (rings: readonly GeoJSON.Position[][]) =>
    rings.filter((ring) => ringContains(ring, point)).length % 2 === 1;
  if (geometry.type === 'Polygon') return inPolygon(geometry.coordinates);
  return geometry.type === 'MultiPolygon' && geometry.coordinates.some(inPolygon);
}
