import { isScientific } from './scientific-name';

test.each(['Shorea robusta', 'Acacia catechu var. sundra', 'Mentha × piperita', 'Éa bella'])(
  'recognises %j as scientific',
  (name) => expect(isScientific(name)).toBe(true),
);

test.each(['Sal', 'sal tree', 'महुआ', 'Unnamed Species', '', 'Sal 2'])(
  'does not recognise %j as scientific',
  (name) => expect(isScientific(name)).toBe(false),
);
