import { comparable } from '../languages/language-address';

/** Path of the page on which a form is filled in in the browser. */
export const RECORD_PATH = '/record/:formId';

/** Returns whether a route has a parameter: it has no address of its own that could be listed or prerendered. */
export const hasParameter = (path: string): boolean => path.includes('/:');

/**
 * Returns the address of a page below a route's path, such as `/record/trees` for `/record/:formId`. A dot is encoded,
 * because servers answer addresses with an ending from their files.
 * @param value of the parameter
 */
export const addressOfParameter = (path: string, value: string): string =>
  path.replace(/:\w+$/, encodeURIComponent(value).replaceAll('.', '%2E'));

/** Query parameter of the form page: id of the own record to edit. */
export const EDIT_PARAMETER = 'edit';

/** Address at which an own record is edited. @param formId as in the form itself */
export const addressToEdit = (formId: string, recordId: string): string =>
  `${addressOfParameter(RECORD_PATH, formId)}?${EDIT_PARAMETER}=${recordId}`;

/**
 * Returns a function that tells whether a route owns an address, compared as the router does.
 * @param pathname without language prefix
 */
export function ownsAddress(pathname: string): (route: { path: string }) => boolean {
  const asked = comparable(pathname).split('/');
  return ({ path }) => {
    const own = comparable(path).split('/');
    return (
      own.length === asked.length &&
      own.every((part, index) =>
        part.startsWith(':') ? asked[index] !== '' : part === asked[index],
      )
    );
  };
}

const SPECIES_PATH = '/species/:name';

/** Returns the address of a species' page: `/species/Shorea_robusta`. */
export const addressOfSpecies = (scientificName: string): string =>
  addressOfParameter(SPECIES_PATH, scientificName.replaceAll(' ', '_'));
