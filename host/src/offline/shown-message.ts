/** What a page tells the worker once it is shown: the set that it belongs to. */
export interface ShownMessage {
  type: 'shown';
  set: string;
}

export const isShownMessage = (data: unknown): data is ShownMessage => {
  const { type, set } = (data ?? {}) as Partial<ShownMessage>;
  return type === 'shown' && typeof set === 'string' && /^[0-9a-f]{32}$/.test(set);
};
