/** One section of the policy. `{product}` stands for the product's name. */
export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
  parts?: readonly { title: string; points: readonly string[] }[];
}

/** The privacy policy: what this product does with what people give it, in plain words. */
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
      'Your PIN is stored only as a hash from which it cannot be read back. It is never kept in your browser. Your map shows your own records, and only while you are signed in.',
    ],
  },
  {
    title: 'Information We Collect',
    paragraphs: ['Some of it you give us yourself, some of it comes with the use of the service.'],
    parts: [
      {
        title: 'Provided directly',
        points: [
          'Account creation: your phone number, your name and a PIN; later, if you wish, an email address, the kind and name of your organisation, an address, a web link and a photo. Hidden details inside a photo of you, such as where it was taken, are removed.',
          'Research participation: the records that you send, with species, measurements, answers, photos and place, and the time at which they were made.',
          'Communications: what you write to us, and the measurement gaps that you suggest, with the name and the contact you give for an answer.',
          'Payment information: we take no payments and ask for no payment details. Should that change, this section will say so first.',
        ],
      },
      {
        title: 'Collected automatically',
        points: [
          'Device and usage data: the identifier that the data-collection app makes for its installation, the version of the form, and the technical log of our server (time, address asked for, network address), which we keep only to find faults and to stop abuse.',
          'Location data with explicit permission: the place of a record is read only while you fill in a form, by the app, after your phone has asked you. The website itself does not ask for your location.',
          'Cookies: the website remembers your sign-in in your own browser’s storage, and a choice such as a paused film until you close the tab. We set no cookies for advertising or for counting visits.',
        ],
      },
    ],
  },
  {
    title: 'How We Use Your Information',
    paragraphs: [
      'We use your phone number to sign you in and to send the one-time code when you register or forget your PIN. We use your records to draw your map, to count species, citizen scientists and contributions, and to answer the research questions of the campaigns you joined. We use your contact to answer what you asked.',
      'Map pictures come from the providers of the base maps; they see the network address of your device and which part of the map is shown, not who you are.',
    ],
  },
  {
    title: 'Recognizing Your Contributions',
    paragraphs: [
      'Every record counts for the person who made it. In publications we thank contributors as a group; we name a person only with that person’s consent, in the form that the person chooses.',
      'Knowledge that belongs to a community is credited to that community, and used as the community has agreed.',
    ],
  },
  {
    title: 'Your Data Your Choice',
    paragraphs: [
      'You decide which forms you ask for, which records you send, and whether a photo goes with them. The trial form lets you learn without consequences. You may stop at any time; nothing that you have already built is lost to you.',
    ],
  },
  {
    title: 'How We Share Your Information',
    paragraphs: [
      'Records become part of open science without your name. Before anything is published, the places of threatened species are made coarse, so that a record never leads anyone to the last trees of a kind.',
      'The staff of a community site see the records of that site. Partners who work on a campaign see its records under the same rules. We hand personal data to nobody else unless a law obliges us to, and then we tell you wherever we may.',
    ],
  },
  {
    title: 'Your Choices and Rights',
    paragraphs: ['Write to us through the Contact Us page; we answer within thirty days.'],
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
          'Leave a campaign, refuse the location on your phone, or ask us to stop writing to you. The rest of the service goes on working.',
        ],
      },
      {
        title: 'Data portability',
        points: [
          'Ask for your records as a file in an open format, with their photos, to keep or to take elsewhere.',
        ],
      },
      {
        title: 'Deletion',
        points: [
          'Ask us to delete your account. We delete your profile and cut the link between you and your records; records that research already rests on stay without your name. If a record itself would give you away, we delete it too.',
        ],
      },
    ],
  },
  {
    title: 'Data Security',
    paragraphs: [
      'PINs are hashed, sign-in and form PINs are limited in how often they can be tried, and every call that returns your data asks for your sign-in. The QR code holds your collection token: show it only to your own phone, as you would a key. If you lose it, tell us and we make it worthless.',
      'No system is perfect. If something happens that puts your data at risk, we tell you and the authorities what happened, what it means and what we do.',
    ],
  },
  {
    title: "Children's Privacy",
    paragraphs: [
      'The platform is not directed to children under 10. Should we learn that we hold data collected from a child under 10 without the consent of a parent, we delete it. School groups take part through their teachers, who register in their own name.',
    ],
  },
];
