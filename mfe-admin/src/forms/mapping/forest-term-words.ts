import type { ForestData } from '@aranya/shared/contracts';
import { message } from '@aranya/shared/languages';

export interface TermWords {
  name: string;
  /** Label of the term. */
  meaning: string;
}

/** Terms of the field sites' forest questionnaire, worded as in the staff's tables. */
export const FOREST_TERM_WORDS: Readonly<Record<keyof ForestData, TermWords>> = {
  legalOwner: { name: message('Legal owner'), meaning: message('Who owns the forest by law?') },
  question1: {
    name: message('Question 1'),
    meaning: message('Who manages the forest from day to day, and since when?'),
  },
  question2: {
    name: message('Question 2'),
    meaning: message('Which rights of the users are recognised in writing?'),
  },
  question3: {
    name: message('Question 3'),
    meaning: message('How large is the forest, and how are its boundaries marked?'),
  },
  question4: {
    name: message('Question 4'),
    meaning: message('Which settlements use the forest, and how far away are they?'),
  },
  question5: {
    name: message('Question 5'),
    meaning: message('How many households depend on it, and which groups depend on it most?'),
  },
  question6: {
    name: message('Question 6'),
    meaning: message('Which products are harvested, and in which season?'),
  },
  question7: {
    name: message('Question 7'),
    meaning: message('How are the users organised, and how often do they meet?'),
  },
  question8: {
    name: message('Question 8'),
    meaning: message('Who makes the rules of harvesting, and how can they be changed?'),
  },
  question9: {
    name: message('Question 9'),
    meaning: message('Which rules apply to timber, firewood and other products?'),
  },
  question10: {
    name: message('Question 10'),
    meaning: message('Who watches the forest, and how is that paid for?'),
  },
  question11: {
    name: message('Question 11'),
    meaning: message('What happens when somebody breaks a rule?'),
  },
  question12: {
    name: message('Question 12'),
    meaning: message('How are quarrels inside the village and with neighbours settled?'),
  },
  question13: {
    name: message('Question 13'),
    meaning: message('How have tree cover and the number of species changed in ten years?'),
  },
  question14: {
    name: message('Question 14'),
    meaning: message('How often do fires occur, and what is done against them?'),
  },
  question15: {
    name: message('Question 15'),
    meaning: message('What income does the forest bring, and how is it shared?'),
  },
  question16: {
    name: message('Question 16'),
    meaning: message('What do the users see as the greatest threat, and what would help?'),
  },
};
