/** English where a page is rendered before anybody reads it. */
const language = () =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en';

/** A number with its digits grouped as readers of the page's language do: 40,000, and 1,00,000 in Hindi. */
export const grouped = (value: number) => new Intl.NumberFormat(language()).format(value);
