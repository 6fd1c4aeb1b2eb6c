import { EMPTY_MAPPING, type FormMapping } from '../../src/collecting/mapping/form-mapping';
import type { XmlElement } from '../../src/platform/xml/xml-element';

/** The names that the packaged forms give their questions. */
const NAMES: FormMapping = {
  ...EMPTY_MAPPING,
  species: ['species'],
  otherSpecies: ['species_other'],
  speciesType: ['species_type'],
  place: ['location'],
  date: ['start', 'today', 'end'],
  count: ['count'],
  photo: ['photo'],
  fieldSite: ['field_site'],
};

/** The mapping of a form with these names, wherever the record has them. */
export function mappingByNames(root: XmlElement): FormMapping {
  const paths = new Set<string>();
  const gather = (element: XmlElement, around: string) => {
    for (const child of element.children) {
      paths.add(`${around}${child.localName}`);
      gather(child, `${around}${child.localName}/`);
    }
  };
  gather(root, '');
  const mapping = { ...EMPTY_MAPPING };
  for (const term of Object.keys(NAMES) as (keyof FormMapping)[]) {
    mapping[term] = NAMES[term].flatMap((name) =>
      [...paths].filter((path) => path.split('/').at(-1) === name),
    );
  }
  // Otherwise the type would be taken as the species.
  if (mapping.species.length === 0) mapping.species = ['species'];
  return mapping;
}
