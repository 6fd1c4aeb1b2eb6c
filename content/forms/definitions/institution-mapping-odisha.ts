import {
  institutionKinds,
  institutionWork,
  meetingRhythms,
  titleStates,
} from '../choices/institution-choices';
import { odishaDistricts } from '../choices/odisha-districts';
import type { FormDefinition } from '../form-types';
import { say } from '../local-text';
import { location, notes, photo, village } from '../questions/common-questions';
import { aName, between, noneIsExclusive } from '../questions/limits';
import { speciesQuestions } from '../questions/species-questions';
import { odishaSpecies } from '../species/regional-lists';

/** Form about the institutions that govern a forest, and their work. */
export const institutionMappingOdisha: FormDefinition = {
  formId: 'institution_mapping_odisha',
  title: 'Institution Mapping – Odisha',
  version: '2026112101',
  questions: [
    {
      kind: 'text',
      name: 'institution_name',
      label: say('Name of the institution', 'संस्था का नाम', 'ଅନୁଷ୍ଠାନର ନାମ'),
      required: true,
      constraint: aName,
    },
    {
      kind: 'choose-one',
      name: 'institution_kind',
      label: say(
        'What kind of institution is it?',
        'यह किस प्रकार की संस्था है?',
        'ଏହା କେଉଁ ପ୍ରକାରର ଅନୁଷ୍ଠାନ?',
      ),
      required: true,
      choices: institutionKinds,
    },
    {
      kind: 'choose-one',
      name: 'district',
      label: say('District', 'ज़िला', 'ଜିଲ୍ଲା'),
      required: true,
      choices: odishaDistricts,
      appearance: 'minimal',
    },
    village,
    {
      kind: 'integer',
      name: 'founded_year',
      label: say('In which year did it start?', 'यह किस वर्ष शुरू हुई?', 'ଏହା କେଉଁ ବର୍ଷ ଆରମ୍ଭ ହୋଇଥିଲା?'),
      constraint: {
        test: `. >= 1900 and . <= number(format-date(today(), '%Y'))`,
        message: say(
          'A year from 1900 up to this year.',
          '1900 से इस वर्ष तक का कोई वर्ष।',
          '୧୯୦୦ ଠାରୁ ଚଳିତ ବର୍ଷ ମଧ୍ୟରେ ଏକ ବର୍ଷ।',
        ),
      },
    },
    {
      kind: 'integer',
      name: 'members',
      label: say('How many members has it?', 'इसमें कितने सदस्य हैं?', 'ଏଥିରେ କେତେ ଜଣ ସଦସ୍ୟ ଅଛନ୍ତି?'),
      required: true,
      constraint: between(1, 20000),
    },
    {
      kind: 'integer',
      name: 'women_members',
      label: say('How many of them are women?', 'उनमें कितनी महिलाएँ हैं?', 'ସେମାନଙ୍କ ମଧ୍ୟରୁ କେତେ ଜଣ ମହିଳା?'),
      required: true,
      constraint: {
        test: '. >= 0 and . <= {members}',
        message: say(
          'This cannot be more than the number of members.',
          'यह सदस्यों की संख्या से अधिक नहीं हो सकती।',
          'ଏହା ସଦସ୍ୟ ସଂଖ୍ୟାଠାରୁ ଅଧିକ ହୋଇପାରିବ ନାହିଁ।',
        ),
      },
    },
    {
      kind: 'choose-one',
      name: 'meetings',
      label: say('How often does it meet?', 'इसकी बैठक कितनी बार होती है?', 'ଏହାର ବୈଠକ କେତେ ଥର ହୁଏ?'),
      required: true,
      choices: meetingRhythms,
    },
    {
      kind: 'choose-many',
      name: 'work',
      label: say('What does it do?', 'यह क्या काम करती है?', 'ଏହା କ’ଣ କାମ କରେ?'),
      hint: say('Choose all that apply.', 'जो भी सही हों, सब चुनें।', 'ଯାହା ଠିକ୍, ସେସବୁ ବାଛନ୍ତୁ।'),
      required: true,
      constraint: noneIsExclusive,
      choices: institutionWork,
    },
    {
      kind: 'choose-one',
      name: 'forest_title',
      label: say(
        'Has it a title to a community forest?',
        'क्या इसे सामुदायिक वन का अधिकार-पत्र मिला है?',
        'ଏହାକୁ ଗୋଷ୍ଠୀ ଜଙ୍ଗଲର ଅଧିକାର ପତ୍ର ମିଳିଛି କି?',
      ),
      required: true,
      choices: titleStates,
    },
    {
      kind: 'decimal',
      name: 'forest_area_ha',
      label: say(
        'How large is the forest it looks after (hectares)?',
        'यह कितने जंगल की देखभाल करती है (हेक्टेयर)?',
        'ଏହା କେତେ ଜଙ୍ଗଲର ଯତ୍ନ ନିଏ (ହେକ୍ଟର)?',
      ),
      hint: say(
        'One hectare is about two and a half acres.',
        'एक हेक्टेयर लगभग ढाई एकड़ होता है।',
        'ଗୋଟିଏ ହେକ୍ଟର ପ୍ରାୟ ଅଢ଼େଇ ଏକର।',
      ),
      constraint: between(0, 20000),
    },
    ...speciesQuestions(odishaSpecies, {
      label: say(
        'Which species matters most to the institution?',
        'संस्था के लिए सबसे महत्त्वपूर्ण प्रजाति कौन-सी है?',
        'ଅନୁଷ୍ଠାନ ପାଇଁ ସବୁଠାରୁ ଗୁରୁତ୍ୱପୂର୍ଣ୍ଣ ପ୍ରଜାତି କେଉଁଟି?',
      ),
    }),
    location(
      say('Where does the institution meet?', 'संस्था की बैठक कहाँ होती है?', 'ଅନୁଷ୍ଠାନର ବୈଠକ କେଉଁଠାରେ ହୁଏ?'),
    ),
    photo(
      say('Photo of the meeting place', 'बैठक की जगह की फोटो', 'ବୈଠକ ସ୍ଥାନର ଫଟୋ'),
      say(
        'Ask before you take a picture of people.',
        'लोगों की फोटो लेने से पहले पूछ लें।',
        'ଲୋକଙ୍କ ଫଟୋ ନେବା ପୂର୍ବରୁ ପଚାରନ୍ତୁ।',
      ),
      false,
    ),
    notes,
  ],
};
