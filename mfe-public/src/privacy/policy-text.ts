/** One section of the policy. `{product}` stands for the product's name. */
export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
  parts?: readonly { title: string; points: readonly string[] }[];
}

/**
 * The privacy policy: what this product does with what people give it, in plain words. A sentence
 * stands here only while the product does what it says.
 */
export const POLICY: readonly PolicySection[] = [
  {
    title: 'Introduction',
    paragraphs: [
      '{product} is a platform on which people document plants, animals and forests with a phone. It is run by a public-policy institute at a business school in India. This policy says what we learn about you when you use this website and the data-collection app that it sets up, what we do with it, and what you can ask of us.',
      'Where we say “we”, we mean the institute that runs this installation of {product}. {product} is open source: another institute may run an installation of its own, and then answers for it.',
    ],
  },
  {
    title: 'Definitions',
    paragraphs: [
      '“Account” is what you create with your phone number, your name and a PIN. “Record” is one form that you filled in with the data-collection app, with its photos and its place. “Collection token” is the long random key inside your QR code that lets your phone fetch forms and send records. “Community site” is a stretch of land whose community works with us.',
      '“Personal data” is anything that says something about you. A record is personal data as long as it can be traced to the account that sent it.',
    ],
  },
  {
    title: 'Your Privacy is Paramount',
    paragraphs: [
      'We collect what the work needs and nothing to sell. There is no advertising on {product}, no tracking by third parties, and no profile of you beyond what you see on your own dashboard.',
      'Your PIN is stored only as a hash from which it cannot be read back, and it is never kept in your browser. Your map shows your own records, and only while you are signed in.',
    ],
  },
  {
    title: 'Information We Collect',
    paragraphs: ['Some of it you give us yourself, some of it comes with the use of the service.'],
    parts: [
      {
        title: 'Provided directly',
        points: [
          'Account creation: your phone number, your name and a PIN; later, if you wish, an email address, the kind and name of your organisation, an address, a web link and a photo. Your profile photo is drawn anew before it is stored, so that hidden details in the file, such as where it was taken, are gone.',
          'Research participation: the records that you send, with species, measurements, answers, photos and place, and the time at which they were made. Photos in records are kept as your phone sent them, with the details inside the file, and are shown to nobody but you.',
          'Communications: what you write to us, and the measurement gaps that you suggest, with the name and the contact you give for an answer.',
          'Payment information: we take no payments and ask for no payment details.',
        ],
      },
      {
        title: 'Collected automatically',
        points: [
          'Device and usage data: the identifier that the data-collection app makes for its installation, the version of the form, and for a while the network address from which a sign-in or a suggestion came, to stop abuse. The log of our server, in which we look for faults, holds no phone numbers and no network addresses.',
          'Location data with explicit permission: the place of a record is read only while you fill in a form, by the app, after your phone has asked you. The website itself does not ask for your location.',
          'Cookies: the website remembers your sign-in in your own browser’s storage, and a choice such as a paused film until you close the tab. We set no cookies for advertising or for counting visits.',
        ],
      },
    ],
  },
  {
    title: 'How We Use Your Information',
    paragraphs: [
      'We use your phone number to sign you in and to send the one-time code when you register or forget your PIN. We use your records to draw your map and the public layers of each species, to count species, citizen scientists and contributions, and to answer the questions of the campaigns you joined. We use your contact to answer what you asked.',
      'Map pictures come from the providers of the base maps; they see the network address of your device and which part of the map is shown, not who you are.',
    ],
  },
  {
    title: 'Recognizing Your Contributions',
    paragraphs: [
      'Every record counts: on the map of the person who made it, and in the numbers on the home page. {product} shows nobody’s name beside a record.',
      'Knowledge that belongs to a community is to be credited to that community. If you find it used otherwise, write to us.',
    ],
  },
  {
    title: 'Your Data Your Choice',
    paragraphs: [
      'You decide which forms you ask for, which records you send, and whether you give us more than your phone number, your name and a PIN. You may stop at any time.',
    ],
  },
  {
    title: 'How We Share Your Information',
    paragraphs: [
      'The public maps of species are drawn from the records of everyone, without names and without photos. On them the places of threatened species are made coarse, to a square of about one or eleven kilometres, so that a point does not lead to the last trees of a kind.',
      'The staff of community sites see the species lists, pictures and questionnaires of those sites; your own records and your profile are not among them. We hand personal data to nobody else unless a law obliges us to.',
    ],
  },
  {
    title: 'Your Choices and Rights',
    paragraphs: [
      'What the website cannot do for you yet, the institute does by hand: write to us through the Contact Us page, and we answer.',
    ],
    parts: [
      {
        title: 'Access and control',
        points: [
          'See and change your profile on your dashboard at any time, and ask us for everything else that we hold about you.',
        ],
      },
      {
        title: 'Opt-out',
        points: [
          'Refuse the location on your phone, leave out a photo where the form allows it, or ask us to stop writing to you. To leave a campaign, write to us.',
        ],
      },
      {
        title: 'Data portability',
        points: [
          'There is no button for an export yet. Write to us and ask for your records and their photos.',
        ],
      },
      {
        title: 'Deletion',
        points: [
          'There is no button for it yet. Write to us and say what should be deleted: your profile, your records, or both.',
        ],
      },
    ],
  },
  {
    title: 'Data Security',
    paragraphs: [
      'PINs are hashed, sign-in and form PINs are limited in how often they can be tried, and every call that returns your data asks for your sign-in. The QR code holds your collection token: show it only to your own phone, as you would a key. If you lose it, write to us.',
      'No system is perfect. If you see something that puts anybody’s data at risk, tell us.',
    ],
  },
  {
    title: "Children's Privacy",
    paragraphs: [
      'The platform is not directed to children under 10. Should we learn that we hold data collected from a child under 10 without the consent of a parent, we delete it.',
    ],
  },
];
