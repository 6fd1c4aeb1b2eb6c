import { choice, choiceList } from '../local-text';

/** Groups by which a person describes a living thing without knowing its name. */
export const livingGroups = choiceList(
  'living_groups',
  choice('Plant', 'Plant', 'पौधा या पेड़', 'ଗଛ ବା ଉଦ୍ଭିଦ'),
  choice('Bird', 'Bird', 'पक्षी', 'ପକ୍ଷୀ'),
  choice('Mammal', 'Mammal', 'स्तनपायी', 'ସ୍ତନ୍ୟପାୟୀ'),
  choice('Insect', 'Insect', 'कीट', 'କୀଟପତଙ୍ଗ'),
  choice(
    'Reptile',
    'Reptile (snake, lizard, turtle)',
    'सरीसृप (साँप, छिपकली, कछुआ)',
    'ସରୀସୃପ (ସାପ, ଝିଟିପିଟି, କଇଁଛ)',
  ),
  choice('Amphibian', 'Amphibian (frog, toad)', 'उभयचर (मेंढक)', 'ଉଭୟଚର (ବେଙ୍ଗ)'),
  choice('Mushroom', 'Fungus (mushroom)', 'कवक (मशरूम)', 'କବକ (ଛତୁ)'),
  choice('other', 'Something else', 'कुछ और', 'ଅନ୍ୟ କିଛି'),
);
