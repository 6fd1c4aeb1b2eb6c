/** What of a request's head may belong to one value, in bytes: Node takes 16 KiB in all. */
export const HEADER_BYTES = 15_800;
