import {
  type GeoBox,
  OVERLAY_SPECIES,
  type OverlaySpecies,
  speciesLayerName,
} from '@aranya/shared/contracts';
import { escapeXml } from '../../platform/xml/escape-xml';
import { INFO_FORMATS } from './feature-info';
import { MAP_PICTURE_LIMITS } from './limits';
import { LAYER_LIMIT, MAP_FORMATS, PICTURE_TYPE } from './map-request';
import { systemsOf } from './reference-systems';
import type { WmsVersion } from './service-exception';

export interface ServiceDescription {
  brand: string;
  /** Without query. */
  address: string;
  extentOf(scientificName: string): GeoBox;
}

/** OGC 06-042 (1.3.0) or OGC 01-068r3 (1.1.1). */
export const capabilitiesDocument = (version: WmsVersion, service: ServiceDescription): string =>
  version === '1.3.0' ? document130(service) : document111(service);

const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

const titleOf = ({ brand }: ServiceDescription) => escapeXml(`Species layers of ${brand}`);

const onlineResource = ({ address }: ServiceDescription) =>
  `<OnlineResource ${XLINK} xlink:type="simple" xlink:href="${escapeXml(address)}"/>`;

function operation(
  service: ServiceDescription,
  name: string,
  ...formats: readonly string[]
): string {
  const here = { ...service, address: `${service.address}?` };
  const listed = formats.map((format) => `<Format>${format}</Format>`).join('');
  return `<${name}>${listed}<DCPType><HTTP><Get>${onlineResource(here)}</Get></HTTP></DCPType></${name}>`;
}

function named(species: OverlaySpecies): string {
  const { localName, scientificName, hindi, odia } = species;
  const keywords = [scientificName, localName, hindi, odia].filter((name) => name !== null);
  return [
    `<Name>${escapeXml(speciesLayerName(scientificName))}</Name>`,
    `<Title>${escapeXml(`${localName} (${scientificName})`)}</Title>`,
    '<Abstract>Records of this species. Places of threatened species are shown coarsely.</Abstract>',
    `<KeywordList>${keywords.map((word) => `<Keyword>${escapeXml(word)}</Keyword>`).join('')}</KeywordList>`,
  ].join('');
}

function styleOf({ scientificName }: OverlaySpecies, service: ServiceDescription): string {
  const { usual } = MAP_PICTURE_LIMITS.legend;
  const layer = encodeURIComponent(speciesLayerName(scientificName));
  const query = `?SERVICE=WMS&VERSION=1.3.0&REQUEST=GetLegendGraphic&FORMAT=${PICTURE_TYPE}&LAYER=${layer}`;
  const legend = onlineResource({ ...service, address: `${service.address}${query}` });
  return `<Style><Name>default</Name><Title>Dots in the colour of the species, larger for more records</Title><LegendURL width="${usual}" height="${usual}"><Format>${PICTURE_TYPE}</Format>${legend}</LegendURL></Style>`;
}

function document130(service: ServiceDescription): string {
  const layer = (species: OverlaySpecies) => {
    const { west, south, east, north } = service.extentOf(species.scientificName);
    const geographic = `<EX_GeographicBoundingBox><westBoundLongitude>${west}</westBoundLongitude><eastBoundLongitude>${east}</eastBoundLongitude><southBoundLatitude>${south}</southBoundLatitude><northBoundLatitude>${north}</northBoundLatitude></EX_GeographicBoundingBox>`;
    const boxes = [
      `<BoundingBox CRS="CRS:84" minx="${west}" miny="${south}" maxx="${east}" maxy="${north}"/>`,
      // EPSG:4326 puts the latitude first.
      `<BoundingBox CRS="EPSG:4326" minx="${south}" miny="${west}" maxx="${north}" maxy="${east}"/>`,
    ];
    return `<Layer queryable="1">${named(species)}${geographic}${boxes.join('')}${styleOf(species, service)}</Layer>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<WMS_Capabilities version="1.3.0" xmlns="http://www.opengis.net/wms" ${XLINK}>
<Service><Name>WMS</Name><Title>${titleOf(service)}</Title>${onlineResource(service)}<Fees>none</Fees><AccessConstraints>none</AccessConstraints><LayerLimit>${LAYER_LIMIT}</LayerLimit><MaxWidth>${MAP_PICTURE_LIMITS.side}</MaxWidth><MaxHeight>${MAP_PICTURE_LIMITS.side}</MaxHeight></Service>
<Capability>
<Request>${operation(service, 'GetCapabilities', 'text/xml')}${operation(service, 'GetMap', ...MAP_FORMATS)}${operation(service, 'GetFeatureInfo', ...INFO_FORMATS)}</Request>
<Exception><Format>XML</Format></Exception>
<Layer><Title>${titleOf(service)}</Title>${systemsOf('1.3.0')
    .map((system) => `<CRS>${system}</CRS>`)
    .join('')}
${OVERLAY_SPECIES.map(layer).join('\n')}
</Layer>
</Capability>
</WMS_Capabilities>
`;
}

function document111(service: ServiceDescription): string {
  const layer = (species: OverlaySpecies) => {
    const { west, south, east, north } = service.extentOf(species.scientificName);
    const corners = `minx="${west}" miny="${south}" maxx="${east}" maxy="${north}"`;
    return `<Layer queryable="1">${named(species)}<LatLonBoundingBox ${corners}/><BoundingBox SRS="EPSG:4326" ${corners}/>${styleOf(species, service)}</Layer>`;
  };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE WMT_MS_Capabilities SYSTEM "http://schemas.opengis.net/wms/1.1.1/WMS_MS_Capabilities.dtd">
<WMT_MS_Capabilities version="1.1.1">
<Service><Name>OGC:WMS</Name><Title>${titleOf(service)}</Title>${onlineResource(service)}<Fees>none</Fees><AccessConstraints>none</AccessConstraints></Service>
<Capability>
<Request>${operation(service, 'GetCapabilities', 'application/vnd.ogc.wms_xml')}${operation(service, 'GetMap', ...MAP_FORMATS)}${operation(service, 'GetFeatureInfo', ...INFO_FORMATS)}</Request>
<Exception><Format>application/vnd.ogc.se_xml</Format></Exception>
<Layer><Title>${titleOf(service)}</Title>${systemsOf('1.1.1')
    .map((system) => `<SRS>${system}</SRS>`)
    .join('')}
${OVERLAY_SPECIES.map(layer).join('\n')}
</Layer>
</Capability>
</WMT_MS_Capabilities>
`;
}

export const capabilitiesType = (version: WmsVersion) =>
  version === '1.3.0' ? 'text/xml; charset=utf-8' : 'application/vnd.ogc.wms_xml; charset=utf-8';
