import * as z from 'zod/mini';

/**
 * The questions of a field site's forest questionnaire, in the order of `question1` to
 * `question16`. Calls carry answers only; pages take the wording from here.
 */
export const FOREST_QUESTIONS = [
  'Who manages the forest from day to day, and since when?',
  'Which rights of the users are recognised in writing?',
  'How large is the forest, and how are its boundaries marked?',
  'Which settlements use the forest, and how far away are they?',
  'How many households depend on it, and which groups depend on it most?',
  'Which products are harvested, and in which season?',
  'How are the users organised, and how often do they meet?',
  'Who makes the rules of harvesting, and how can they be changed?',
  'Which rules apply to timber, firewood and other products?',
  'Who watches the forest, and how is that paid for?',
  'What happens when somebody breaks a rule?',
  'How are quarrels inside the village and with neighbours settled?',
  'How have tree cover and the number of species changed in ten years?',
  'How often do fires occur, and what is done against them?',
  'What income does the forest bring, and how is it shared?',
  'What do the users see as the greatest threat, and what would help?',
] as const;

/** An answer; services send an empty text or nothing if a question was not answered. */
const Answer = z.nullish(z.union([z.string(), z.number()]));

/** Content of the JSON string `forestData` of a questionnaire. */
export const ForestData = z.object({
  legalOwner: Answer,
  question1: Answer,
  question2: Answer,
  question3: Answer,
  question4: Answer,
  question5: Answer,
  question6: Answer,
  question7: Answer,
  question8: Answer,
  question9: Answer,
  question10: Answer,
  question11: Answer,
  question12: Answer,
  question13: Answer,
  question14: Answer,
  question15: Answer,
  question16: Answer,
});
export type ForestData = z.infer<typeof ForestData>;

/** Terms of the questionnaire: the legal owner, then the questions. */
export const FOREST_TERMS = Object.keys(ForestData.shape) as (keyof ForestData)[];
