import { livingGroups } from '../choices/living-groups';
import type { FormDefinition } from '../form-types';
import { say } from '../local-text';
import { location, notes, photo } from '../questions/common-questions';
import { between, notInFuture } from '../questions/limits';
import { HOW_TO_SEARCH, speciesTypeIn } from '../questions/species-questions';
import { knownSpecies } from '../species/regional-lists';

/** One living thing that somebody saw, whatever it is; for everyone, without a PIN. */
export const seenInTheForest: FormDefinition = {
  formId: 'seen_in_the_forest',
  title: 'Seen in the Forest',
  version: '2026112801',
  questions: [
    photo(
      say('Photo of what you saw', 'आपने जो देखा उसकी फोटो', 'ଆପଣ ଯାହା ଦେଖିଲେ ତାହାର ଫଟୋ'),
      say(
        'Do not go near a wild animal for it.',
        'इसके लिए किसी जंगली जानवर के पास न जाएँ।',
        'ଏଥିପାଇଁ କୌଣସି ବନ୍ୟଜନ୍ତୁ ପାଖକୁ ଯାଆନ୍ତୁ ନାହିଁ।',
      ),
      false,
    ),
    location(
      say('Where did you see it?', 'आपने इसे कहाँ देखा?', 'ଆପଣ ଏହାକୁ କେଉଁଠାରେ ଦେଖିଲେ?'),
      say(
        'The place where you stand is enough.',
        'आप जहाँ खड़े हैं वही जगह काफ़ी है।',
        'ଆପଣ ଯେଉଁଠାରେ ଠିଆ ହୋଇଛନ୍ତି ସେହି ସ୍ଥାନ ଯଥେଷ୍ଟ।',
      ),
    ),
    {
      kind: 'date',
      name: 'observed_on',
      label: say('On which day did you see it?', 'आपने इसे किस दिन देखा?', 'ଆପଣ ଏହାକୁ କେଉଁ ଦିନ ଦେଖିଲେ?'),
      hint: say(
        'Leave this empty if it was today.',
        'आज देखा हो तो इसे खाली छोड़ दें।',
        'ଆଜି ଦେଖିଥିଲେ ଏହାକୁ ଖାଲି ଛାଡ଼ନ୍ତୁ।',
      ),
      constraint: notInFuture,
    },
    {
      kind: 'choose-one',
      name: 'living_group',
      label: say('What is it?', 'यह क्या है?', 'ଏହା କ’ଣ?'),
      required: true,
      choices: livingGroups,
    },
    {
      kind: 'choose-one',
      name: 'species',
      label: say('What is its name?', 'इसका नाम क्या है?', 'ଏହାର ନାମ କ’ଣ?'),
      hint: HOW_TO_SEARCH,
      required: true,
      choices: knownSpecies,
      appearance: 'minimal autocomplete',
    },
    {
      kind: 'text',
      name: 'species_other',
      label: say('What do people call it?', 'लोग इसे क्या कहते हैं?', 'ଲୋକମାନେ ଏହାକୁ କ’ଣ କହନ୍ତି?'),
      hint: say(
        'Leave this empty if you do not know.',
        'पता न हो तो इसे खाली छोड़ दें।',
        'ଜାଣିନଥିଲେ ଏହାକୁ ଖାଲି ଛାଡ଼ନ୍ତୁ।',
      ),
      relevant: "{species} = 'other'",
    },
    speciesTypeIn("if({living_group} = 'other', '', {living_group})"),
    {
      kind: 'integer',
      name: 'count',
      label: say('How many did you see?', 'आपने कितने देखे?', 'ଆପଣ କେତୋଟି ଦେଖିଲେ?'),
      constraint: between(1, 10_000),
    },
    notes,
  ],
};
