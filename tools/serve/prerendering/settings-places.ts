import type { FrontEndSettings } from '@aranya/shared/contracts';
import { escaped } from '../escaped';

const valueAt = (settings: FrontEndSettings, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string, unknown>)[key]
          : undefined,
      settings,
    );

/** The first of some settings that is there, such as `links.motionSensor|links.documentation`. */
const firstValue = (settings: FrontEndSettings, names: string): unknown =>
  names
    .split('|')
    .map((name) => valueAt(settings, name))
    .find(Boolean);

/** What is there where a setting is: rows of a list, and paragraphs. */
const LEFT_OUT = ['li', 'p'];

/** Leaves out what an installation has not. */
function withoutMissing(html: string, settings: FrontEndSettings, element: string): string {
  const begin = `<${element} data-setting="`;
  const end = `</${element}>`;
  const [start = '', ...rows] = html.split(begin);
  const left = rows.map((row) =>
    firstValue(settings, row.slice(0, row.indexOf('"')))
      ? begin + row
      : row.slice(row.indexOf(end) + end.length),
  );
  return start + left.join('');
}

const PLACE = /(tel:)?\{settings\.([A-Za-z.|]+)\}/g;

/** Markup with the texts of the settings in their places, without what an installation has not. */
export const withSettings = (html: string, settings: FrontEndSettings) =>
  LEFT_OUT.reduce((left, element) => withoutMissing(left, settings, element), html).replace(
    PLACE,
    (_, scheme: string | undefined, names: string) => {
      const text = String(firstValue(settings, names) ?? '');
      // Of a number to call only its digits.
      return escaped(scheme ? `${scheme}${text.replace(/[^+\d]/g, '')}` : text);
    },
  );

/** Whether the settings are what a page was rendered for. */
export const isAssumed = (assumes: Readonly<Record<string, boolean>>, settings: FrontEndSettings) =>
  Object.entries(assumes).every(([name, there]) => {
    const value = valueAt(settings, name);
    const isThere =
      typeof value === 'object' && value ? Object.values(value).some(Boolean) : Boolean(value);
    return isThere === there;
  });
