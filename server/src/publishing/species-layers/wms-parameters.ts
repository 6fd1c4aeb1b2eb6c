import { ServiceException } from './service-exception';

/** Names are case-insensitive. */
export interface WmsParameters {
  /** Undefined when missing or empty. */
  optional(name: string): string | undefined;
  /** @throws ServiceException when it is missing or empty */
  required(name: string): string;
}

/** Uses the first value of a repeated parameter. */
export function readWmsParameters(address: string): WmsParameters {
  const start = address.indexOf('?');
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(start < 0 ? '' : address.slice(start + 1))) {
    const key = name.toUpperCase();
    if (!values.has(key)) values.set(key, value.trim());
  }
  const optional = (name: string) => values.get(name) || undefined;
  return {
    optional,
    required(name) {
      const value = optional(name);
      if (value === undefined) {
        throw new ServiceException('MissingParameterValue', `${name} is missing.`);
      }
      return value;
    },
  };
}
