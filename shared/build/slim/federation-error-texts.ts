/**
 * In place of the sentences of the federation runtime's errors, in page scripts: each error names its code and the
 * address where the sentence is.
 */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
