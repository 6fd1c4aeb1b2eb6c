/** The message explains the correction. */
export class NewError extends Error {}

const WORDS = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Reserved subdomains (`server/src/platform/configuration/addresses.ts`). */
const TAKEN_ORIGINS = ['mfe-server', 'mfe-identity'];

/** @throws NewError if a page cannot have this name */
export function checkPageName(name: string) {
  if (WORDS.test(name)) return;
  throw new NewError(
    `A page's name is made of small letters, digits and hyphens, such as seed-beds; this is ${name}.`,
  );
}

/** @throws NewError if a remote cannot have this name */
export function checkRemoteName(name: string) {
  if (!name.startsWith('mfe-') || !WORDS.test(name)) {
    throw new NewError(
      `A remote's name is mfe- and then small letters, digits and hyphens, such as mfe-seeds; this is ${name}.`,
    );
  }
  if (TAKEN_ORIGINS.includes(name)) {
    throw new NewError(`${name} would have an address of the server. Choose another name.`);
  }
}

/** `seed-beds` becomes `Seed beds`. */
export const titleOf = (name: string) =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

/** `seed-beds` becomes `SeedBeds`. */
export const componentOf = (name: string) =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
