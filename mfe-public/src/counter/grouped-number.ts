/** A number with its digits grouped as readers of the page's language do: 40,000, and 1,00,000 in Hindi. */
export const grouped = (value: number) =>
  new Intl.NumberFormat(document.documentElement.lang || 'en').format(value);
