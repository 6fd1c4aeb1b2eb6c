import { species } from './species';

/** Animals and fungi that people know by name, beside those of ponds and streams. */
export const animals = [
  species('Pavo cristatus', 'Bird', 'Mayura (Peafowl)', 'मोर', 'ମୟୂର'),
  species('Lophophorus impejanus', 'Bird', 'Monal', 'मोनाल', 'ମୋନାଲ'),
  species('Passer domesticus', 'Bird', 'Gharachatia (House sparrow)', 'गौरैया', 'ଘରଚଟିଆ'),
  species('Corvus splendens', 'Bird', 'Kau (House crow)', 'कौआ', 'କାଉ'),
  species('Acridotheres tristis', 'Bird', 'Bani (Common myna)', 'मैना', 'ବଣି'),
  species('Psittacula krameri', 'Bird', 'Sua (Rose-ringed parakeet)', 'तोता', 'ଶୁଆ'),
  species('Eudynamys scolopaceus', 'Bird', 'Koili (Koel)', 'कोयल', 'କୋଇଲି'),
  species('Pycnonotus cafer', 'Bird', 'Bulbul (Red-vented bulbul)', 'बुलबुल', 'ବୁଲବୁଲ'),
  species('Milvus migrans', 'Bird', 'Chila (Black kite)', 'चील', 'ଚିଲ'),
  species('Gallus gallus', 'Bird', 'Bana kukuda (Jungle fowl)', 'जंगली मुर्गी', 'ବଣ କୁକୁଡ଼ା'),
  species('Axis axis', 'Mammal', 'Chital (Spotted deer)', 'चीतल', 'ଚିତଳ'),
  species('Macaca mulatta', 'Mammal', 'Mankada (Rhesus macaque)', 'बंदर', 'ମାଙ୍କଡ଼'),
  species('Semnopithecus entellus', 'Mammal', 'Hanu mankada (Langur)', 'लंगूर', 'ହନୁମାଙ୍କଡ଼'),
  species('Sus scrofa', 'Mammal', 'Baraha (Wild boar)', 'जंगली सूअर', 'ବାରହା'),
  species('Melursus ursinus', 'Mammal', 'Bhalu (Sloth bear)', 'भालू', 'ଭାଲୁ'),
  species('Canis aureus', 'Mammal', 'Bilua (Jackal)', 'सियार', 'ବିଲୁଆ'),
  species('Elephas maximus', 'Mammal', 'Hati (Elephant)', 'हाथी', 'ହାତୀ'),
  species('Funambulus palmarum', 'Mammal', 'Gunduchi musa (Squirrel)', 'गिलहरी', 'ଗୁଣ୍ଡୁଚିମୂଷା'),
  species('Varanus bengalensis', 'Reptile', 'Godhi (Monitor lizard)', 'गोह', 'ଗୋଧି'),
  species('Naja naja', 'Reptile', 'Naga sapa (Spectacled cobra)', 'नाग', 'ନାଗ ସାପ'),
  species('Calotes versicolor', 'Reptile', 'Endua (Garden lizard)', 'गिरगिट', 'ଏଣ୍ଡୁଅ'),
  species('Apis dorsata', 'Insect', 'Bagha mahumachhi (Rock bee)', 'बड़ी मधुमक्खी', 'ବାଘ ମହୁମାଛି'),
];
