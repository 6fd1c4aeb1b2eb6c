import type { FieldSiteData, FieldSiteViewers } from '@aranya/shared/contracts';

/** Test field site: one species with a photo, one without; two answers. */
export const TEST_SITE: FieldSiteData = {
  fieldSite: 'Salbani',
  speciesData: [
    {
      speciesName: 'Sal, Shorea robusta',
      speciesNameType: 'Tree',
      imageUri: '/photos/sal.svg',
      imageCaption: 'Twig with winged fruits',
    },
    { speciesName: 'Chital', speciesNameType: 'Mammal', imageUri: null },
  ],
  questionairData: [
    {
      forestData: JSON.stringify({
        legalOwner: 'The State',
        question1: 'The samiti',
        question2: '',
      }),
    },
  ],
};

const feature = (name: string, coordinates: [number, number]) => ({
  type: 'Feature' as const,
  geometry: { type: 'Point' as const, coordinates },
  properties: { name, note: `Note on ${name}` },
});

const collection = (...names: string[]) => ({
  type: 'FeatureCollection' as const,
  features: names.map((name, index) => feature(name, [85 + index / 100, 21 + names.length / 100])),
});

/** The field site of the tests in the format of the viewers. */
export const TEST_VIEWERS: FieldSiteViewers = {
  fieldSite: 'Salbani',
  state: 'Odisha',
  district: 'Angul',
  demonstration: true,
  layers: {
    boundary: collection('Salbani'),
    plots: collection('P1', 'P2'),
    water: collection('Jhari nala'),
    paths: collection('Patrol path'),
    habitation: collection('Upar sahi'),
  },
  plots: [
    {
      name: 'P1',
      radiusM: 10,
      surveyedOn: '2023-11-03',
      trees: [
        { localName: 'Sal', scientificName: 'Shorea robusta', girthCm: 100, heightM: 18 },
        { localName: 'Sal', scientificName: 'Shorea robusta', girthCm: 45, heightM: 11 },
      ],
    },
    {
      name: 'P2',
      radiusM: 10,
      surveyedOn: '2023-11-04',
      trees: [
        { localName: 'Kendu', scientificName: 'Diospyros melanoxylon', girthCm: 60, heightM: 9 },
      ],
    },
  ],
  institutions: {
    forest: {
      legalStatus: 'Reserved forest',
      areaHectares: 412,
      elevationM: [118, 296],
      vegetation: 'Sal',
    },
    settlements: [
      { name: 'Upar sahi', households: 46, people: 203, distanceKm: 0.8, note: 'Little land.' },
    ],
    userGroups: [
      { name: 'Kendu pluckers', settlement: 'Upar sahi', members: 41, dependence: 'Six weeks.' },
    ],
    associations: [
      {
        name: 'Jungle Surakhya Samiti',
        formed: 1989,
        members: 164,
        committee: { women: 7, seats: 15 },
        meets: 'Monthly',
        duties: ['Patrols'],
      },
    ],
    rules: [
      {
        level: 'operational',
        about: 'Firewood',
        rule: 'Dry wood only.',
        madeBy: 'Committee',
        followed: 'Mostly',
      },
    ],
    products: [
      {
        name: 'Kendu leaves',
        season: 'April',
        usedFor: 'Bidi',
        householdsPercent: 48,
        sold: true,
      },
    ],
    sanctions: [
      { step: 2, when: 'Second breach', consequence: '100 rupees.', imposedBy: 'Committee' },
      { step: 1, when: 'First breach', consequence: 'A warning.', imposedBy: 'Committee' },
    ],
  },
};
