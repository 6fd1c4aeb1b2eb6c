/**
 * Marks a text that is shown elsewhere, such as a name in a list: for translators, who find it so.
 * It is given to `text` where it is shown.
 */
export const message = <English extends string>(english: English): English => english;
