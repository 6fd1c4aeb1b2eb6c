import type { Choice, SpeciesKind } from '../form-types';
import { choice, choiceList } from '../local-text';

function kind(value: SpeciesKind, hi: string, or: string): Choice {
  return choice(value, value, hi, or);
}

/** Life forms for a species that is not in the list. */
export const speciesKinds = choiceList(
  'species_kinds',
  kind('Tree', 'पेड़', 'ବୃକ୍ଷ'),
  kind('Shrub', 'झाड़ी', 'ବୁଦା'),
  kind('Herb', 'छोटा शाकीय पौधा', 'ଶାକୀୟ ଛୋଟ ଉଦ୍ଭିଦ'),
  kind('Climber', 'बेल या लता', 'ଲତା'),
  kind('Bamboo', 'बाँस', 'ବାଉଁଶ'),
  kind('Grass', 'घास', 'ଘାସ'),
  kind('Crop', 'फसल', 'ଫସଲ'),
  kind('Mushroom', 'मशरूम', 'ଛତୁ'),
  kind('Bird', 'पक्षी', 'ପକ୍ଷୀ'),
  kind('Mammal', 'स्तनपायी', 'ସ୍ତନ୍ୟପାୟୀ'),
  kind('Fish', 'मछली', 'ମାଛ'),
  kind('Reptile', 'सरीसृप', 'ସରୀସୃପ'),
  kind('Amphibian', 'उभयचर', 'ଉଭୟଚର'),
  kind('Insect', 'कीट', 'କୀଟପତଙ୍ଗ'),
);
