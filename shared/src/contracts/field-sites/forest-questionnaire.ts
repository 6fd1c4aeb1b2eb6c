import * as z from 'zod/mini';
import { message } from '../fields/message';

/**
 * The questions of a field site's forest questionnaire, in the order of `question1` to
 * `question16`. Calls carry answers only; pages take the wording from here. Only deployables that show
 * it carry its translations (`SAID_BY` in `tools/languages/texts-of-deployable.ts`).
 */
export const FOREST_QUESTIONS = [
  message('Who manages the forest from day to day, and since when?'),
  message('Which rights of the users are recognised in writing?'),
  message('How large is the forest, and how are its boundaries marked?'),
  message('Which settlements use the forest, and how far away are they?'),
  message('How many households depend on it, and which groups depend on it most?'),
  message('Which products are harvested, and in which season?'),
  message('How are the users organised, and how often do they meet?'),
  message('Who makes the rules of harvesting, and how can they be changed?'),
  message('Which rules apply to timber, firewood and other products?'),
  message('Who watches the forest, and how is that paid for?'),
  message('What happens when somebody breaks a rule?'),
  message('How are quarrels inside the village and with neighbours settled?'),
  message('How have tree cover and the number of species changed in ten years?'),
  message('How often do fires occur, and what is done against them?'),
  message('What income does the forest bring, and how is it shared?'),
  message('What do the users see as the greatest threat, and what would help?'),
] as const;

/** An answer; services send an empty text or nothing if a question was not answered. */
const Answer = z.nullish(z.union([z.string(), z.number()]));

/** Members of a questionnaire, each with the same schema. */
export const forestTerms = <Schema extends z.core.$ZodType>(schema: Schema) => ({
  legalOwner: schema,
  question1: schema,
  question2: schema,
  question3: schema,
  question4: schema,
  question5: schema,
  question6: schema,
  question7: schema,
  question8: schema,
  question9: schema,
  question10: schema,
  question11: schema,
  question12: schema,
  question13: schema,
  question14: schema,
  question15: schema,
  question16: schema,
});

/** Content of the JSON string `forestData` of a questionnaire. */
export const ForestData = z.object(forestTerms(Answer));
export type ForestData = z.infer<typeof ForestData>;

/** Terms of the questionnaire: the legal owner, then the questions. */
export const FOREST_TERMS = Object.keys(ForestData.shape) as (keyof ForestData)[];
