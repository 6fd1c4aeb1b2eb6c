import { messages } from '@aranya/shared/contracts';

export interface PolicySection {
  title: string;
  paragraphs: readonly string[];
  parts?: readonly { title: string; points: readonly string[] }[];
}

/**
 * Every sentence must be true of the product. No placeholders: a text with one would be bundled in
 * English on every page.
 */
export const POLICY: readonly PolicySection[] = messages([
  {
    title: 'Introduction',
    paragraphs: [
      'On this platform people document plants, animals and forests with a phone. It is run by a public-policy institute at a business school in India. This policy says what we learn about you when you use this website and the data-collection app that it sets up, what we do with it, and what you can ask of us.',
      'Where we say “we”, we mean the institute that runs this installation. The software is open source: another institute may run an installation of its own, and then answers for it.',
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
      'We collect what the work needs and nothing to sell. There is no advertising here, no tracking by third parties, and no profile of you beyond what you see on your own dashboard.',
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
          'Account creation: your phone number, your name and a PIN; later, if you wish, an email address, the kind and name of your organisation, an address, a web link and a photo. Your profile photo is redrawn before it is stored, so that hidden details in the file, such as where it was taken, are gone.',
          'Research participation: the records that you send, with species, measurements, answers, photos and place, and the time at which they were made. Before a photo is stored, everything is taken out of the file but the picture and its colour profile: where and when it was taken, and with which device. That is done for JPEG, PNG, WebP and HEIC pictures of up to 40 MB; a file of another kind, such as a film or a sound, is kept as your phone sent it. Photos of records are shown to you. Where a form asks for the community site and the institute allows it, the staff of community sites see the species, the photos and your answers to the questions about the forest too, without your name and the place; photos and answers that you sent before the institute allowed it stay with you. Reviewers whom the institute chose see your records with place, photos and your name, but without your phone number, to check the species. Administrators of the institute can download all records of a form for research, with places, photos and names; each download is logged. Nobody else sees them, unless you choose under Privacy and account that everyone may see the photos of your records.',
          'Communications: what you write to us, and the measurement gaps that you suggest, with the name and the contact you give for an answer.',
          'Mail updates: the email address that you leave for news of campaigns, the language in which you read, and when you agreed. We write to it about new campaigns only. Each of these mails has a link by which you end them and remove the address.',
          'Payment information: we take no payments and ask for no payment details.',
        ],
      },
      {
        title: 'Collected automatically',
        points: [
          'Device and usage data: the identifier that the data-collection app makes for its installation, the version of the form, what kind of browser you are signed in with, since when and when it was last used, and for a while a code computed with a key from the network address from which a sign-in or a suggestion came, to stop abuse. What was done with your data, such as a download, is written down with its time. The log of our server, in which we look for faults, holds no phone numbers and no network addresses.',
          'Location data with explicit permission: the place of a record is read only while you fill in a form, by the app, after your phone has asked you. The website itself does not ask for your location.',
          'Cookies: the website remembers your sign-in in your own browser’s storage, and a choice such as a paused film until you close the tab. So that you can see them without a network, what you last saw of your records and forms stays there too, until you sign out. What you write without a network waits there until it is sent or you remove it; before you sign out you are asked. A PIN never waits there. While a new version of a page is tried with some visitors, a cookie keeps you on the same version until you close the browser. We set no cookies for advertising or for counting visits.',
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
      'Every record counts: on the map of the person who made it, and in the numbers on the home page. Nobody’s name is shown beside a record.',
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
      'The public maps of species are drawn from the records of everyone, without names and without photos, unless a person chose to show them. Downloads of these records have a licence, which the institute chooses. On the maps the places of threatened species are made coarse, to a square of about one or eleven kilometres, so that a point does not lead to the last trees of a kind.',
      'To check a species, a reviewer may ask a computer program about a photo of a record. If the institute uses an outside service for that, the service gets the photo alone: made small, without place, time and name. In a browser such a program runs on your device, and the photo stays there.',
      'The staff of community sites see the species lists, pictures and questionnaires of those sites; your own records and your profile are not among them. We hand personal data to nobody else unless a law obliges us to.',
    ],
  },
  {
    title: 'Your Choices and Rights',
    paragraphs: [
      'Under “Privacy and account”, which your dashboard leads to, you do these yourself. For anything else write to us through the Contact Us page, and we answer.',
    ],
    parts: [
      {
        title: 'Access and control',
        points: [
          'See and change your profile on your dashboard at any time. See on which devices you are signed in, and sign any of them out.',
          'If your phone is lost, make a new QR code: from that moment the old one fetches and sends nothing.',
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
          'Download everything that we hold about you as one file: your account and your sessions, your records as tables, as points for a map and as a Darwin Core Archive, each record as it was sent, and the photos. Left out are only keys with which somebody else could act as you.',
        ],
      },
      {
        title: 'Deletion',
        points: [
          'Close your account and choose: your records are deleted with it, or they stay without your name, your phone and any link to you. At once you are signed out everywhere, your phone can send nothing and your photo is hidden. For 14 days you can sign in and keep the account. After that everything is deleted within about an hour, photos included, and cannot be brought back; copies in the institute’s backups go when those are replaced.',
          'What remains is a note that an account was closed, without saying whose. If records stay, texts that you wrote into them stay as well, apart from answers that are your name, number or address and nothing else.',
          'An email address that was left for news of campaigns, and a suggestion signed with one, stay as well: we have not checked whose address it is. The link in each mail removes the address; write to us about a suggestion.',
        ],
      },
    ],
  },
  {
    title: 'Data Security',
    paragraphs: [
      'PINs are hashed, sign-in and form PINs are limited in how often they can be tried, and every call that returns your data asks for your sign-in. The QR code holds your collection token: show it only to your own phone, as you would a key. If you lose the phone, make a new one under “Privacy and account”.',
      'No system is perfect. If you see something that puts anybody’s data at risk, tell us.',
    ],
  },
  {
    title: "Children's Privacy",
    paragraphs: [
      'The platform is not directed to children under 10. Everyone who registers here is asked whether they are 10 or older; the answer is not kept. A child under 10 can register only where a parent or guardian agrees, and we keep the time at which they did.',
      'Should we learn that we hold data collected from a child under 10 without the consent of a parent, we delete it at once, without waiting.',
    ],
  },
]);
