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

/** How a row of a list begins that is there where a setting is. */
const ROW = '<li data-setting="';
const END_OF_ROW = '</li>';

/** Leaves out the rows of what an installation has not. */
function withoutMissingRows(html: string, settings: FrontEndSettings): string {
  const [start = '', ...rows] = html.split(ROW);
  const left = rows.map((row) =>
    valueAt(settings, row.slice(0, row.indexOf('"')))
      ? ROW + row
      : row.slice(row.indexOf(END_OF_ROW) + END_OF_ROW.length),
  );
  return start + left.join('');
}

const PLACE = /(tel:)?\{settings\.([A-Za-z.]+)\}/g;

/** Markup with the texts of the settings in their places, without the rows of what an installation has not. */
export const withSettings = (html: string, settings: FrontEndSettings) =>
  withoutMissingRows(html, settings).replace(
    PLACE,
    (_, scheme: string | undefined, name: string) => {
      const text = String(valueAt(settings, name) ?? '');
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
