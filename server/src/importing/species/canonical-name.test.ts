import { canonicalName } from './canonical-name';

test.each([
  ['Shorea robusta', 'shorea robusta'],
  ['Shorea_robusta', 'shorea robusta'],
  ['Shorea robusta C.F.Gaertn.', 'shorea robusta'],
  ['Taxus contorta var. mucronata Spjut', 'taxus contorta'],
  ['Acacia (Senegalia) catechu (L.f.) Willd.', 'acacia catechu'],
  ['Rosa rubro-alba L.', 'rosa rubro-alba'],
  ['Shorea', 'shorea'],
  ['Shorea sp', 'shorea sp'],
  ['Shorea sp.', 'shorea sp.'],
  ['Taxus cf contorta', 'taxus cf contorta'],
  ['Quercus × leucotrichophora', 'quercus × leucotrichophora'],
  ['  sal ', 'sal'],
])('normalises %p to %p', (written, name) => {
  expect(canonicalName(written)).toBe(name);
});
