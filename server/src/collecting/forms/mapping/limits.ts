/** Maximum number of choices of a question whose labels are read. */
export const LABELLED_CHOICES = 500;
