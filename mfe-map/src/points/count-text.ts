const indian = new Intl.NumberFormat('en-IN');

/** A count, grouped the Indian way: 1,00,000. */
export const countText = (count: number): string => indian.format(count);
