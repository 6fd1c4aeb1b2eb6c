import {
  type GeoBox,
  type OverlaySpecies,
  speciesColour,
  speciesLayerName,
} from '@aranya/shared/contracts';
import type { ServiceDescription } from '../species-layers/capabilities';
import { MAP_PICTURE_LIMITS } from '../species-layers/limits';

interface MapfileInput extends ServiceDescription {
  species: readonly OverlaySpecies[];
}

/** Diameter in pixels, the same as for one record on our own map server. */
const DOT_PIXELS = 7;

/** Without ending: `Shorea_robusta`. */
export const dataName = (scientificName: string) => scientificName.replaceAll(' ', '_');

/** MapServer has no escape for quotation marks. */
const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

const corners = ({ west, south, east, north }: GeoBox) => `${west} ${south} ${east} ${north}`;

/** For MapServer 8; layers are named as on our own map server, and data is in the same folder. */
export function mapfile({ brand, address, species, extentOf }: MapfileInput): string {
  const title = quoted(`Species layers of ${brand}`);
  const layers = species.map((one) => layer(one, extentOf(one.scientificName)));
  return `# Written by "npm run map-server"; changes are lost at its next run.
MAP
  NAME "aranya"
  EXTENT 68 6 98 38
  UNITS DD
  SIZE 256 256
  MAXSIZE ${MAP_PICTURE_LIMITS.side}
  IMAGETYPE "png"
  OUTPUTFORMAT
    NAME "png"
    DRIVER AGG/PNG
    MIMETYPE "image/png"
    IMAGEMODE RGBA
    EXTENSION "png"
  END
  PROJECTION
    "epsg:4326"
  END
  WEB
    METADATA
      "wms_title" ${title}
      "wms_onlineresource" ${quoted(address)}
      "wms_srs" "EPSG:3857 EPSG:4326 CRS:84"
      "wms_enable_request" "GetCapabilities GetMap"
    END
  END
  SYMBOL
    NAME "dot"
    TYPE ELLIPSE
    FILLED TRUE
    POINTS 1 1 END
  END
${layers.join('\n')}
END
`;
}

function layer({ scientificName, localName, hindi, odia }: OverlaySpecies, extent: GeoBox): string {
  const words = [scientificName, localName, hindi, odia].filter((name) => name !== null);
  return `  LAYER
    NAME ${quoted(speciesLayerName(scientificName))}
    TYPE POINT
    STATUS ON
    EXTENT ${corners(extent)}
    CONNECTIONTYPE OGR
    CONNECTION ${quoted(`${dataName(scientificName)}.geojson`)}
    PROJECTION
      "epsg:4326"
    END
    METADATA
      "wms_title" ${quoted(`${localName} (${scientificName})`)}
      "wms_abstract" "Records of this species. Places of threatened species are shown coarsely."
      "wms_keywordlist" ${quoted(words.join(','))}
      "wms_extent" ${quoted(corners(extent))}
      "wms_enable_request" "GetCapabilities GetMap"
    END
    CLASS
      NAME ${quoted(scientificName)}
      STYLE
        SYMBOL "dot"
        COLOR ${quoted(speciesColour(scientificName))}
        OUTLINECOLOR "#ffffff"
        SIZE ${DOT_PIXELS}
      END
    END
  END`;
}

/** No request may name another mapfile. @param folder Absolute path of the mapfile's folder */
export const mapServerConf = (folder: string): string => `CONFIG
  ENV
    MS_MAP_NO_PATH "1"
    MS_MAPFILE ${quoted(`${folder}/aranya.map`)}
  END
  MAPS
    ARANYA ${quoted(`${folder}/aranya.map`)}
  END
END
`;
