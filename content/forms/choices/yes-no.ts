import { choice, choiceList } from '../local-text';

export const yesNo = choiceList(
  'yes_no',
  choice('yes', 'Yes', 'हाँ', 'ହଁ'),
  choice('no', 'No', 'नहीं', 'ନା'),
);

export const yesNoUnknown = choiceList(
  'yes_no_unknown',
  choice('yes', 'Yes', 'हाँ', 'ହଁ'),
  choice('no', 'No', 'नहीं', 'ନା'),
  choice('unknown', 'Not known', 'पता नहीं', 'ଜଣା ନାହିଁ'),
);
