import { useText } from '../texts';

/** Orders of the table: a column that the server sorts by, and the direction. */
const ORDERS = [
  'date-desc',
  'date-asc',
  'species-asc',
  'species-desc',
  'district-asc',
  'district-desc',
] as const;
type Order = (typeof ORDERS)[number];

export const DEFAULT_ORDER: Order = 'date-desc';

/** Reads the order from an address; newest first if it has none or an unknown one. */
export const orderIn = (parameters: URLSearchParams): Order =>
  ORDERS.find((order) => order === parameters.get('order')) ?? DEFAULT_ORDER;

/** Returns the orders with their names. */
export function useOrders(): { id: Order; name: string }[] {
  const text = useText();
  return [
    { id: 'date-desc', name: text('Newest first') },
    { id: 'date-asc', name: text('Oldest first') },
    { id: 'species-asc', name: text('Species, A to Z') },
    { id: 'species-desc', name: text('Species, Z to A') },
    { id: 'district-asc', name: text('District, A to Z') },
    { id: 'district-desc', name: text('District, Z to A') },
  ];
}
