/** Questions that are answered with a picture begin so: a device keeps many, and counts them by themselves. */
export const PICTURE = 'picture ';
