import type { FrontEndSettings } from '@aranya/shared/contracts';
import { escaped } from '../page/escaped';

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

/** Names may be alternatives, such as `links.motionSensor|links.documentation`. */
const firstValue = (settings: FrontEndSettings, names: string): unknown =>
  names
    .split('|')
    .map((name) => valueAt(settings, name))
    .find(Boolean);

const LEFT_OUT = ['li', 'p'];

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

export const withSettings = (html: string, settings: FrontEndSettings) =>
  LEFT_OUT.reduce((left, element) => withoutMissing(left, settings, element), html).replace(
    PLACE,
    (_, scheme: string | undefined, names: string) => {
      const text = String(firstValue(settings, names) ?? '');
      // A phone number is reduced to its digits.
      return escaped(scheme ? `${scheme}${text.replace(/[^+\d]/g, '')}` : text);
    },
  );

export const isAssumed = (assumes: Readonly<Record<string, boolean>>, settings: FrontEndSettings) =>
  Object.entries(assumes).every(([name, there]) => {
    const value = valueAt(settings, name);
    const isThere =
      typeof value === 'object' && value ? Object.values(value).some(Boolean) : Boolean(value);
    return isThere === there;
  });
