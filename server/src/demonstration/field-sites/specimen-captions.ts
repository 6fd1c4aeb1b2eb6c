import type { Species } from './site-description';

/** Animals are represented by their traces in the forest. */
const SUBJECTS: Record<string, string> = {
  'Shorea robusta': 'Twig with leaves and winged fruits',
  'Madhuca longifolia': 'Leaf tuft at the tip of a twig, with fleshy flowers',
  'Buchanania lanzan': 'Twig with leathery leaves and fruits',
  'Diospyros melanoxylon': 'Twig with leaves and a fruit on its calyx',
  'Terminalia elliptica': 'Twig with leaves and five-winged fruits',
  'Phyllanthus emblica': 'Branchlet with two rows of small leaves, and fruits',
  'Senegalia catechu': 'Twig with twice-feathered leaves and a pod',
  'Pinus roxburghii': 'Shoot with needles in threes, and a cone',
  'Cedrus deodara': 'Twig with rosettes of needles, and an upright cone',
  'Quercus leucotrichophora': 'Twig with toothed leaves and acorns',
  'Rhododendron arboreum': 'Leaf whorl with a flower head',
  'Aesculus indica': 'Leaf of seven leaflets, with a fruit',
  'Taxus contorta': 'Twig with flat needles in two rows, and red arils',
  'Mangifera sylvatica': 'Leaf tuft with a fruit',
  'Eucalyptus globulus': 'Twig with sickle leaves and gum nuts',
  'Woodfordia fruticosa': 'Twig with paired leaves and tubular flowers',
  'Phanera vahlii': 'Stem with two-lobed leaves and tendrils',
  'Dendrocalamus strictus': 'Culm with nodes and leafy twigs',
  'Pavo cristatus': 'Feather of the train with its eye',
  'Lophophorus impejanus': 'Crest feathers and a wing feather',
  'Axis axis': 'Shed antler and hoof prints',
  'Macaca mulatta': 'Prints of hand and foot',
};

export const specimenCaption = ({ localName, scientificName }: Species) =>
  `${SUBJECTS[scientificName] ?? 'Drawing'}: ${localName}, ${scientificName}. Own drawing, not to scale.`;
