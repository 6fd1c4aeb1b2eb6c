import { type BudgetLine, overBudget } from './over-budget';

const line: BudgetLine = {
  what: 'mfe-auth, login',
  unit: 'bytes',
  actual: 1100,
  budget: 1100,
  look: 'Look at what it imports.',
};

test('what is within its budget is not mentioned', () => {
  expect(
    overBudget([
      { ...line, actual: 1375 },
      { ...line, actual: 0 },
    ]),
  ).toEqual([]);
});

test('what is over its budget is named with both figures and what to do', () => {
  const [message] = overBudget([{ ...line, actual: 1430 }]);
  expect(message).toBe(
    'mfe-auth, login: 1430 bytes, 30.0 % over the budget of 1100. Look at what it imports. Make it smaller, or raise the budget in bench/budgets.ts and say why in the commit.',
  );
});

test('what nobody set a budget for asks for one', () => {
  expect(overBudget([{ ...line, budget: undefined }])[0]).toMatch(
    /^mfe-auth, login: 1100 bytes and no budget/,
  );
});
