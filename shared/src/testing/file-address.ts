/** Replaces the address of a picture, film or map file. */
export default 'test-file';
