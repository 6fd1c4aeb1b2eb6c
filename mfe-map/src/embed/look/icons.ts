import { LAYERS, MINUS, PLUS } from '../../controls/icon-paths';
import { makeDrawing } from './make-element';

const icon = (paths: readonly string[]) => () =>
  makeDrawing('0 0 24 24', paths, { class: 'icon', width: '22', height: '22' });

export const plusIcon = icon(PLUS);
export const minusIcon = icon(MINUS);
export const openIcon = icon(['M6 9.5l6 6 6-6']);
export const layersIcon = icon(LAYERS);

export const hills = () =>
  makeDrawing(
    '0 0 168 96',
    [
      {
        d: 'M14 72c18-15 38-20 66-19 29 1 51 4 74 17-20 14-46 20-74 20S34 86 14 72Z',
        class: 'wash',
      },
      'M14 72c18-15 38-20 66-19 29 1 51 4 74 17',
      { d: 'M33 75c14-9 29-12 48-12 21 0 37 3 53 11', opacity: '0.55' },
      { d: 'M54 79c9-4.5 17-6 28-6 12 0 21 1.5 30 5.5', opacity: '0.4' },
      'M62 68V30',
      { d: 'M62 50c-10 1-17-4-19-14 10-1 17 4 19 14Z', class: 'leaf' },
      { d: 'M62 40c0-11 6-18 17-20 1 11-5 19-17 20Z', class: 'leaf' },
      { d: 'M62 30c-5-7-4-14 2-20 5 7 4 14-2 20Z', class: 'leaf' },
      { d: 'M112 60m-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0', class: 'point' },
    ],
    { class: 'drawing', width: '168', height: '96' },
  );
