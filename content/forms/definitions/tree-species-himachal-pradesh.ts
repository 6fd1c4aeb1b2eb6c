import type { FormDefinition, Question } from '../form-types';
import { choice, choiceList, say } from '../local-text';
import { notes, treeLocation, treePhoto } from '../questions/common-questions';
import { speciesQuestions } from '../questions/species-questions';
import { distributionQuestions } from '../questions/tree-questions';
import { himachalSpecies } from '../species/regional-lists';

/** In the hills the side a slope faces decides more about its trees than the height alone. */
const slopeFacing: Question = {
  kind: 'choose-one',
  name: 'slope_facing',
  label: say('Which way does the slope face?', 'ढलान किस दिशा में है?', 'ଗଡ଼ାଣି କେଉଁ ଦିଗକୁ ମୁହାଁଇଛି?'),
  hint: say(
    'Stand with your back to the hill and look where you are facing.',
    'पहाड़ की ओर पीठ करके खड़े हों और देखें कि आपका मुँह किस दिशा में है।',
    'ପାହାଡ଼ ଆଡ଼କୁ ପଛ କରି ଠିଆ ହୁଅନ୍ତୁ ଏବଂ ଆପଣଙ୍କ ମୁହଁ କେଉଁ ଦିଗକୁ ଅଛି ଦେଖନ୍ତୁ।',
  ),
  choices: choiceList(
    'slope_directions',
    choice('north', 'North', 'उत्तर', 'ଉତ୍ତର'),
    choice('east', 'East', 'पूर्व', 'ପୂର୍ବ'),
    choice('south', 'South', 'दक्षिण', 'ଦକ୍ଷିଣ'),
    choice('west', 'West', 'पश्चिम', 'ପଶ୍ଚିମ'),
    choice('level', 'The ground is level', 'ज़मीन समतल है', 'ଜମି ସମତଳ'),
  ),
};

export const treeSpeciesHimachalPradesh: FormDefinition = {
  formId: 'tree_species_himachal_pradesh',
  title: 'Tree Species Distribution – Himachal Pradesh',
  version: '2026112101',
  questions: [
    ...speciesQuestions(himachalSpecies),
    treePhoto,
    treeLocation,
    slopeFacing,
    ...distributionQuestions,
    notes,
  ],
};
