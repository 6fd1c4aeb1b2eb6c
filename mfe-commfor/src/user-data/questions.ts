import type { FOREST_QUESTIONS } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

/** The contract's questions, marked for translation; the types ensure equal wording. */
export const QUESTIONS: typeof FOREST_QUESTIONS = [
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
];
