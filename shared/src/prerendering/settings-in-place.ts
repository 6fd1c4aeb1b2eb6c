import { type FrontEndSettings, TOOL_LINKS } from '@aranya/shared/contracts';

export type Assumptions = Record<string, boolean>;

const OPTIONAL = {
  contact: {
    address: '{settings.contact.address}',
    phone: '{settings.contact.phone}',
    website: '{settings.contact.website}',
    mail: '{settings.contact.mail}',
  },
  'identity.provider': { name: '{settings.identity.provider.name}' },
} as const;
type OptionalSetting = keyof typeof OPTIONAL;

/** The setting replaces a missing link. */
const FALLBACKS: Readonly<Record<string | symbol, string>> = Object.fromEntries(
  TOOL_LINKS.map((link) => [link, 'links.documentation']),
);

/**
 * A text is a placeholder (`{settings.brand.name}`), which the page server fills. Optional settings
 * are answered from `answers` and noted: the page is served only where the installation matches.
 * @param noted is filled while a page is rendered
 * @param answers by name; missing ones count as absent
 */
export function settingsInPlace(noted: Assumptions, answers: Assumptions = {}): FrontEndSettings {
  const place = (name: string) =>
    new Proxy({} as Record<string, string>, {
      get: (_, key) => (typeof key === 'string' ? `{settings.${name}.${key}}` : undefined),
    });
  const optional = <Name extends OptionalSetting>(name: Name) => {
    noted[name] = answers[name] ?? false;
    return noted[name] ? OPTIONAL[name] : undefined;
  };
  const services = new Proxy({} as FrontEndSettings['services'], {
    get: (_, key) => {
      if (key === 'publicCards') noted['services.publicCards'] = true;
      return `{settings.services.${String(key)}}`;
    },
  });
  const texts = {
    brand: place('brand'),
    map: place('map'),
    viewers: place('viewers'),
    fieldSites: place('fieldSites'),
  } as unknown as Pick<FrontEndSettings, 'brand' | 'map' | 'viewers' | 'fieldSites'>;
  // Links that an administrator emptied are hidden.
  const links = new Proxy({} as FrontEndSettings['links'], {
    get: (_, key) => {
      const name = `links.${String(key)}`;
      // The page server fills in the address or its fallback, or removes the row.
      if (FALLBACKS[key]) return `{settings.${name}|${FALLBACKS[key]}}`;
      noted[name] = answers[name] ?? false;
      return noted[name] ? `{settings.${name}}` : '';
    },
  });
  return {
    ...texts,
    services,
    links,
    get contact() {
      return optional('contact');
    },
    identity: {
      registerUrl: '{settings.identity.registerUrl}',
      recoverUrl: '{settings.identity.recoverUrl}',
      get provider() {
        return optional('identity.provider');
      },
    },
    collect: {
      serverUrl: '{settings.collect.serverUrl}',
      storeUrl: '{settings.collect.storeUrl}',
    },
    get visualEngine() {
      noted.visualEngine = answers.visualEngine ?? false;
      return noted.visualEngine;
    },
    demonstration: false,
  };
}
