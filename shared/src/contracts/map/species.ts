/** A species with an overlay of its own on the map. */
export interface OverlaySpecies {
  /** Common name where the species grows. */
  localName: string;
  hindi: string;
  /** Null if the species does not grow in Odisha. */
  odia: string | null;
  scientificName: string;
}

const species = (
  localName: string,
  scientificName: string,
  hindi: string,
  odia: string | null = null,
): OverlaySpecies => ({ localName, hindi, odia, scientificName });

/**
 * The fifteen species overlays of specification 2.9, equal to those in `server/data/species.json`.
 */
export const OVERLAY_SPECIES: readonly OverlaySpecies[] = [
  species('Sal', 'Shorea robusta', 'साल', 'ଶାଳ'),
  species('Mahula', 'Madhuca longifolia', 'महुआ', 'ମହୁଲ'),
  species('Chara (Chironji)', 'Buchanania lanzan', 'चिरौंजी', 'ଚାର'),
  species('Kendu', 'Diospyros melanoxylon', 'तेंदू', 'କେନ୍ଦୁ'),
  species('Asan', 'Terminalia elliptica', 'आसन / साज', 'ଅସନ'),
  species('Anla (Amla)', 'Phyllanthus emblica', 'आँवला', 'ଅଁଳା'),
  species('Khair', 'Senegalia catechu', 'खैर', 'ଖଇର'),
  species('Cheel (Chir pine)', 'Pinus roxburghii', 'चीड़'),
  species('Deodar', 'Cedrus deodara', 'देवदार'),
  species('Ban oak', 'Quercus leucotrichophora', 'बान'),
  species('Burans', 'Rhododendron arboreum', 'बुरांस'),
  species('Khanor (Bankhor)', 'Aesculus indica', 'खनोर'),
  species('Rakhal (Thuner)', 'Taxus contorta', 'थुनेर'),
  species('Jungli aam', 'Mangifera sylvatica', 'जंगली आम'),
  species('Safeda', 'Eucalyptus globulus', 'सफेदा'),
];

/** Returns a recorded name with spaces: forms send underscores, because values contain no spaces. */
export const readableName = (name: string) => name.replace(/[\s_]+/g, ' ').trim();

const plainName = (name: string) => readableName(name).toLowerCase();

const byScientificName = new Map(
  OVERLAY_SPECIES.map((entry) => [plainName(entry.scientificName), entry]),
);

/** Returns the listed species of a record's name, or undefined if the list does not have it. */
export const listedSpecies = (name: string): OverlaySpecies | undefined =>
  byScientificName.get(plainName(name));

interface NamedSpecies {
  localName: string | null;
  hindi: string | null;
  odia: string | null;
}

/**
 * Returns the common name of a species in a language; in English if it has none in that language.
 */
export const localNameIn = (language: string, species: NamedSpecies): string | null =>
  ownNameIn(language, species) || species.localName;

const ownNameIn = (language: string, { hindi, odia }: NamedSpecies): string | null =>
  language === 'hi' ? hindi : language === 'or' ? odia : null;

/**
 * Returns a written name with the common name of a listed species in a language: `Sal, Shorea
 * robusta` is `साल, Shorea robusta` in Hindi, and `Shorea robusta` alone is `साल (Shorea robusta)`.
 * Names that the list lacks in this language are unchanged, and so are additions to a name.
 */
export function speciesNameIn(language: string, written: string): string {
  const alone = listedSpecies(written);
  if (alone) {
    const own = ownNameIn(language, alone);
    return own ? `${own} (${alone.scientificName})` : written;
  }
  for (const species of OVERLAY_SPECIES) {
    const own = ownNameIn(language, species);
    const { scientificName, localName, hindi, odia } = species;
    const end = [`, ${scientificName}`, ` (${scientificName})`].find((one) =>
      written.endsWith(one),
    );
    if (!own || end === undefined) continue;
    const before = plainName(written.slice(0, -end.length));
    const isListed = [localName, hindi, odia].some((name) => name && plainName(name) === before);
    return isListed ? own + end : written;
  }
  return written;
}

/** Returns the name of a species' layer on the map server: `species:Shorea_robusta`. */
export const speciesLayerName = (scientificName: string) =>
  `species:${scientificName.replaceAll(' ', '_')}`;
