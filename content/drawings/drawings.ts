import { chitalSigns, macaquePrints, monalFeathers, peacockFeather } from './animal-signs';
import { chirPine, deodar, rakhal } from './conifers';
import { anla, khair } from './fine-leaved-trees';
import { banOak, burans, jungliAam, khanor, safeda } from './mountain-trees';
import { asan, chara, kendu, mahula, sal } from './odisha-trees';
import { baunsa, dhatki, siali } from './undergrowth';

/** Drawings by the scientific name of the species. */
export const DRAWINGS: Record<string, () => string> = {
  'Shorea robusta': sal,
  'Madhuca longifolia': mahula,
  'Buchanania lanzan': chara,
  'Diospyros melanoxylon': kendu,
  'Terminalia elliptica': asan,
  'Phyllanthus emblica': anla,
  'Senegalia catechu': khair,
  'Pinus roxburghii': chirPine,
  'Cedrus deodara': deodar,
  'Quercus leucotrichophora': banOak,
  'Rhododendron arboreum': burans,
  'Aesculus indica': khanor,
  'Taxus contorta': rakhal,
  'Mangifera sylvatica': jungliAam,
  'Eucalyptus globulus': safeda,
  'Woodfordia fruticosa': dhatki,
  'Phanera vahlii': siali,
  'Dendrocalamus strictus': baunsa,
  'Pavo cristatus': peacockFeather,
  'Lophophorus impejanus': monalFeathers,
  'Axis axis': chitalSigns,
  'Macaca mulatta': macaquePrints,
};
