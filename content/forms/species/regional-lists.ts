import { say } from '../local-text';
import { animals } from './animals';
import { crops } from './crops';
import { forestTrees, himalayanTrees, otherPlants } from './plants';
import { pick, type Species, speciesList } from './species';
import { waterLife } from './water-life';

const plants: readonly Species[] = [...forestTrees, ...himalayanTrees, ...otherPlants];

const BAMBOO = 'Dendrocalamus strictus';

/** Hill trees that grow in Himachal Pradesh as well as on the plains. */
const himachalFoothills = [
  'Shorea robusta',
  'Phyllanthus emblica',
  'Senegalia catechu',
  'Dalbergia sissoo',
  'Bombax ceiba',
  'Cassia fistula',
  'Terminalia bellirica',
  'Terminalia chebula',
  'Aegle marmelos',
  BAMBOO,
  'Justicia adhatoda',
  'Berberis lycium',
];

const himachalNames = {
  'Phyllanthus emblica': 'Ambla (Amla)',
  'Dalbergia sissoo': 'Tali (Shisham)',
  'Bombax ceiba': 'Simbal (Semal)',
  'Cassia fistula': 'Ali (Amaltas)',
  'Terminalia bellirica': 'Bahera',
  'Terminalia chebula': 'Harar',
  'Aegle marmelos': 'Bil (Bel)',
  [BAMBOO]: 'Bans (Bamboo)',
  'Justicia adhatoda': 'Basuti',
};

const gadchiroliNames = {
  'Tectona grandis': 'Sag (Teak)',
  'Terminalia elliptica': 'Ain',
  'Madhuca longifolia': 'Moha',
  'Diospyros melanoxylon': 'Tendu',
  'Buchanania lanzan': 'Charoli',
  'Phyllanthus emblica': 'Awala',
  'Pterocarpus marsupium': 'Bija',
  'Terminalia bellirica': 'Behada',
  'Terminalia chebula': 'Hirda',
  'Terminalia arjuna': 'Arjun',
  'Anogeissus latifolia': 'Dhawada',
  'Butea monosperma': 'Palas',
  'Schleichera oleosa': 'Kusum',
  'Boswellia serrata': 'Salai',
  'Semecarpus anacardium': 'Bibba',
  'Adina cordifolia': 'Haldu',
  'Cassia fistula': 'Bahava',
  'Syzygium cumini': 'Jambhul',
  'Mangifera indica': 'Amba (Mango)',
  'Tamarindus indica': 'Chinch (Tamarind)',
  'Ficus racemosa': 'Umbar',
  'Bombax ceiba': 'Sawar (Semal)',
  [BAMBOO]: 'Bambu (Bamboo)',
};

const andhraNames = {
  'Tectona grandis': 'Teku (Teak)',
  'Pterocarpus santalinus': 'Erra chandanam (Red sanders)',
  'Santalum album': 'Gandham (Sandalwood)',
  'Azadirachta indica': 'Vepa (Neem)',
  'Tamarindus indica': 'Chinta (Tamarind)',
  'Madhuca longifolia': 'Ippa',
  'Diospyros melanoxylon': 'Tuniki',
  'Buchanania lanzan': 'Sara',
  'Phyllanthus emblica': 'Usiri',
  'Terminalia elliptica': 'Nalla maddi',
  'Terminalia arjuna': 'Tella maddi',
  'Terminalia bellirica': 'Tani',
  'Terminalia chebula': 'Karaka',
  'Pongamia pinnata': 'Kanuga',
  'Butea monosperma': 'Moduga',
  'Mangifera indica': 'Mamidi (Mango)',
  'Syzygium cumini': 'Neredu',
  'Ficus benghalensis': 'Marri (Banyan)',
  'Ficus religiosa': 'Ravi (Peepal)',
  'Borassus flabellifer': 'Tati (Palmyra)',
  'Ziziphus mauritiana': 'Regu (Ber)',
  'Sterculia urens': 'Tapasi (Gum karaya)',
  'Boswellia serrata': 'Anduga',
  'Anogeissus latifolia': 'Chirumanu',
  'Hardwickia binata': 'Yepi',
  'Cassia fistula': 'Rela',
  'Casuarina equisetifolia': 'Sarugudu (Casuarina)',
  'Anacardium occidentale': 'Jeedi mamidi (Cashew)',
  [BAMBOO]: 'Veduru (Bamboo)',
};

/** Southern trees that do not grow in Odisha. */
const notInOdisha = ['Pterocarpus santalinus', 'Hardwickia binata'];

const odishaTrees = forestTrees.filter(
  ({ scientificName }) => !notInOdisha.includes(scientificName),
);

const odishaGathered = otherPlants.filter(
  ({ scientificName }) => scientificName !== 'Berberis lycium',
);

/** Forest products that people gather in Odisha. */
const odishaProduce = [...odishaTrees, ...odishaGathered];

export const himachalSpecies = speciesList([
  ...himalayanTrees,
  ...pick(plants, himachalFoothills, himachalNames),
]);

export const odishaSpecies = speciesList(odishaProduce);

export const gadchiroliSpecies = speciesList(
  pick(plants, Object.keys(gadchiroliNames), gadchiroliNames),
);

export const andhraSpecies = speciesList(pick(plants, Object.keys(andhraNames), andhraNames));

/** Species for forms that are used in every region. */
export const allPlantSpecies = speciesList(plants);

/** The trial form's short list: species that beginners meet on the maps. */
export const trialSpecies = speciesList([
  ...pick(plants, ['Tectona grandis', 'Azadirachta indica', 'Mangifera indica', 'Ficus religiosa']),
  ...forestTrees.slice(0, 7),
  ...himalayanTrees.slice(0, 8),
]);

export const cropSpecies = speciesList(crops);

export const waterSpecies = speciesList([
  ...waterLife,
  ...pick(plants, ['Terminalia arjuna', 'Syzygium cumini', 'Pongamia pinnata']),
]);

/** Every species of the package, for a form about anything. */
export const knownSpecies = speciesList(
  [...plants, ...crops, ...waterLife, ...animals],
  say('Another one, or I do not know', 'कोई और, या मुझे पता नहीं', 'ଅନ୍ୟ ଏକ, କିମ୍ବା ମୁଁ ଜାଣେ ନାହିଁ'),
);
