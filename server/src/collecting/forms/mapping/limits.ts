/** Choices of a question whose labels are read: the first ones. */
export const LABELLED_CHOICES = 500;
