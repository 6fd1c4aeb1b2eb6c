import { OVERLAY_SPECIES, speciesLayerName } from '@aranya/shared/contracts';
import { LANGUAGES } from '../texts';
import type {
  AranyaMapOptions,
  MapGestures,
  MapLanguage,
  MapLayer,
  MapTheme,
} from '../types/embed';

/** The packaged map has no more detail. */
export const ZOOM = { min: 3, max: 14 } as const;

/** Undefined values use the map's default. */
export interface MapSettings {
  /** Address without trailing slash; undefined: the default of the script's origin. */
  server: string | undefined;
  height: string;
  lang: MapLanguage;
  theme: MapTheme;
  layers: ReadonlySet<MapLayer>;
  gestures: MapGestures;
  center: [longitude: number, latitude: number] | undefined;
  zoom: number | undefined;
}

const DEFAULT_HEIGHT = '480px';
const THEMES: readonly string[] = ['light', 'dark', 'auto'];
const GESTURES: readonly string[] = ['cooperative', 'free'];
const LAYERS: readonly string[] = [
  'records',
  'odisha-blocks',
  'himachal-blocks',
  ...OVERLAY_SPECIES.map(({ scientificName }) => speciesLayerName(scientificName)),
];

type Complain = (problem: string) => void;

function oneOf<Choice extends string>(
  option: string,
  value: unknown,
  choices: readonly string[],
  complain: Complain,
): Choice {
  const [first] = choices;
  if (value === undefined || value === null || value === '') return first as Choice;
  if (choices.includes(String(value))) return value as Choice;
  complain(`${option} must be one of ${choices.join(', ')}; "${value}" was ignored.`);
  return first as Choice;
}

/** `hi-IN` is Hindi too. */
const languageOf = (tag: unknown) => (typeof tag === 'string' ? tag.split('-')[0] : tag);

/** @returns undefined if the map does not support it */
function languageOfPage(tag: string): MapLanguage | undefined {
  const language = String(languageOf(tag.toLowerCase()));
  return LANGUAGES.includes(language) ? language : undefined;
}

function layersOf(value: AranyaMapOptions['layers'], complain: Complain): Set<MapLayer> {
  if (value === undefined || value === null) return new Set(['records']);
  const names = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [...value];
  for (const name of names) {
    if (!LAYERS.includes(name)) {
      complain(`layers has no "${name}"; there are ${LAYERS.slice(0, 4).join(', ')} and so on.`);
    }
  }
  return new Set(names.filter((name): name is MapLayer => LAYERS.includes(name)));
}

function centerOf(value: AranyaMapOptions['center'], complain: Complain): MapSettings['center'] {
  if (value === undefined || value === null || value === '') return undefined;
  const parts = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : [...value];
  const [longitude = Number.NaN, latitude = Number.NaN] = parts.map(Number);
  if (parts.length === 2 && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90) {
    return [longitude, latitude];
  }
  complain(`center must be longitude,latitude in degrees; "${value}" was ignored.`);
  return undefined;
}

function zoomOf(value: AranyaMapOptions['zoom'], complain: Complain): number | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const zoom = Number(value);
  if (zoom >= ZOOM.min && zoom <= ZOOM.max) return Math.round(zoom);
  complain(`zoom must be a number from ${ZOOM.min} to ${ZOOM.max}; "${value}" was ignored.`);
  return undefined;
}

function serverOf(value: AranyaMapOptions['server'], complain: Complain): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (/^https?:\/\/[^/]/.test(value) && URL.canParse(value)) return value.replace(/\/+$/, '');
  complain(`server must be an address such as https://aranya.example; "${value}" was ignored.`);
  return undefined;
}

/**
 * Ignores invalid options.
 * @param complain called with an English sentence for each of these
 * @param pageLanguage `lang` of the element's surroundings
 */
export function mapSettings(
  options: AranyaMapOptions,
  complain: Complain,
  pageLanguage = '',
): MapSettings {
  return {
    server: serverOf(options.server, complain),
    height: options.height || DEFAULT_HEIGHT,
    lang: oneOf(
      'lang',
      languageOf(options.lang || languageOfPage(pageLanguage)),
      LANGUAGES,
      complain,
    ),
    theme: oneOf('theme', options.theme, THEMES, complain),
    gestures: oneOf('gestures', options.gestures, GESTURES, complain),
    layers: layersOf(options.layers, complain),
    center: centerOf(options.center, complain),
    zoom: zoomOf(options.zoom, complain),
  };
}
