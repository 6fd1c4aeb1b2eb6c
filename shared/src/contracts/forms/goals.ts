import { message } from '../fields/message';

/**
 * The 17 Sustainable Development Goals as the form writes them. Only deployables that show them
 * carry their translations (`SAID_BY` in `tools/languages/texts-of-deployable.ts`).
 */
export const GOALS = [
  message('No Poverty'),
  message('Zero Hunger'),
  message('Good Health and Well-Being'),
  message('Quality Education'),
  message('Gender Equality'),
  message('Clean Water and Sanitation'),
  message('Affordable and Clean Energy'),
  message('Decent Work and Economic Growth'),
  message('Industry Innovation and Infrastructure'),
  message('Reduced Inequalities'),
  message('Sustainable Cities and Communities'),
  message('Responsible Consumption and Production'),
  message('Climate Action'),
  message('Life Below Water'),
  message('Life and Land'),
  message('Peace Justice and Strong Institutions'),
  message('Partnerships For The Goals'),
] as const;

/** Returns the listed goal with this name, ready for translation; undefined for any other text. */
export const listedGoal = (written: string) => GOALS.find((goal) => goal === written);
