/**
 * Every limit of the server in one file. Contracts hold the lengths of texts
 * (`FIELD_LIMITS` in @aranya/shared).
 */
import {
  FORM_BYTES,
  FORM_FILES,
  FORM_UPLOAD_BYTES,
  OCCURRENCES_BYTES,
  OCCURRENCES_RECORDS,
  UPLOAD_BYTES,
} from '@aranya/shared/contracts/administration';

/** How often something may be tried: `attempts` within `seconds`, counted per key. */
export interface AttemptLimit {
  attempts: number;
  seconds: number;
  /**
   * Counted in the memory of each process, for what is asked for so often that a write each would cost
   * more than it saves.
   */
  inMemory?: true;
}

/** How long connections are waited for, see `transport/`. */
export interface ConnectionLimits {
  /** Longest time until all headers of a request are there, also of one that never begins. */
  headersMs: number;
  /** How often connections are looked at. */
  checkMs: number;
  /** Time that a caller has before `bytesPerSecond` counts. */
  graceMs: number;
  /** Longest silence of a caller that moved enough bytes before. */
  silenceMs: number;
  /** What a caller must send of a body, and read of an answer, on average. */
  bytesPerSecond: number;
  /** Of a body that comes after its answer, bytes that still count. */
  unreadBytes: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Limits of attempts. The key of each is named in the comment; an address stands for its network,
 * see `caller-network.ts`.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong sign-ins for one phone number from one network. */
  signInPerPhoneAndAddress: { attempts: 10, seconds: 15 * MINUTE },
  /** The same over a day: fewer than the number's own, so that one network cannot use that up. */
  signInPerPhoneAndAddressDaily: { attempts: 30, seconds: DAY },
  /** Wrong sign-ins for one phone number from everywhere: bounds guessing from many networks. */
  signInPerPhone: { attempts: 50, seconds: HOUR },
  /** Docs/decisions/0015 has the arithmetic: a million PINs, a hundred a day. */
  signInPerPhoneDaily: { attempts: 100, seconds: DAY },
  /** Wrong sign-ins on one device that signed in before; nobody else can use these up. */
  signInPerDevice: { attempts: 10, seconds: 15 * MINUTE },
  signInPerDeviceDaily: { attempts: 30, seconds: DAY },
  /** Entries of the audit log that say that a phone number was locked, for each kind of lock. */
  lockNotedPerPhone: { attempts: 1, seconds: 15 * MINUTE },
  /** Wrong sign-ins from one network; a village may share one. */
  signInPerAddress: { attempts: 100, seconds: 15 * MINUTE },
  /** Wrong PINs of somebody who is signed in and is asked for it again, in one session. */
  pinCheckPerSession: { attempts: 10, seconds: 15 * MINUTE },
  /** The same in all sessions of a person. */
  pinCheckPerPersonDaily: { attempts: 50, seconds: DAY },
  /** Codes sent to one phone number, asked for from one network. */
  codePerPhoneAndAddress: { attempts: 5, seconds: HOUR },
  /** Codes sent to one phone number, wherever they were asked for. */
  codePerPhone: { attempts: 20, seconds: HOUR },
  codePerPhoneDaily: { attempts: 40, seconds: DAY },
  /** Codes asked for on one device that chose a PIN before. */
  codePerDevice: { attempts: 5, seconds: HOUR },
  /** Codes asked for from one network. */
  codePerAddress: { attempts: 60, seconds: HOUR },
  /** Codes tried for one phone number from one network; each code itself takes three. */
  codeTryPerPhoneAndAddress: { attempts: 15, seconds: HOUR },
  /** Codes tried for one phone number, wherever. */
  codeTryPerPhone: { attempts: 45, seconds: HOUR },
  codeTryPerPhoneDaily: { attempts: 90, seconds: DAY },
  /** Codes tried on one device that chose a PIN before. */
  codeTryPerDevice: { attempts: 15, seconds: HOUR },
  /** Registrations and recoveries tried from one network. */
  codeTryPerAddress: { attempts: 200, seconds: HOUR },
  /** Text messages of the whole installation; ARANYA_SMS_PER_HOUR is another number. */
  textMessages: { attempts: 600, seconds: HOUR },
  /** Lines in the log that say that these are used up. */
  budgetNoted: { attempts: 1, seconds: HOUR },
  /** Wrong PINs of one person, for all forms together. */
  formPinPerPerson: { attempts: 30, seconds: 15 * MINUTE },
  /** Wrong PINs of one person for one form. */
  formPinPerPersonAndForm: { attempts: 10, seconds: 15 * MINUTE },
  /** The same over a day, for all forms and for one. */
  formPinPerPersonDaily: { attempts: 60, seconds: DAY },
  formPinPerPersonAndFormDaily: { attempts: 20, seconds: DAY },
  /** Wrong PINs of all people for one form. Beyond them only who has sent a record may try one. */
  formPinPerFormDaily: { attempts: 100, seconds: DAY },
  /** Notices that a form is guessed at. */
  formPinAttackNoted: { attempts: 1, seconds: DAY },
  /** Gap suggestions from one address. */
  gapPerAddress: { attempts: 30, seconds: HOUR },
  /** Mail addresses that are left for updates, from one address; a village may share one. */
  mailUpdatesPerAddress: { attempts: 30, seconds: HOUR },
  /** Reports of failed remotes from one address; a village may share one. */
  remoteFailurePerAddress: { attempts: 200, seconds: HOUR },
  /** Views of the public map from one address; a campus or an office may share one. */
  publicMapPerAddress: { attempts: 1_500, seconds: 5 * MINUTE, inMemory: true },
  /**
   * Maps of the map server for one address, in tiles of 256 pixels and one layer; a campus may share
   * one. A view of the species map with all layers is 300 of them, the largest picture 960.
   */
  mapTilesPerAddress: { attempts: 60_000, seconds: 5 * MINUTE, inMemory: true },
  /** Downloads of one's own data. */
  downloadPerPerson: { attempts: 10, seconds: HOUR },
  /** Steps of signing in with the identity provider from one address; a village may share one. */
  providerSignInPerAddress: { attempts: 300, seconds: 15 * MINUTE },
  /** Photos of own records that a person looks at; each is made small. */
  ownPhotosPerPerson: { attempts: 3_000, seconds: HOUR, inMemory: true },
  /** Changes of one person's profile. */
  profilePerPerson: { attempts: 300, seconds: HOUR },
  /** Other changes of one person: sessions, forms that are asked for, the trial. */
  changesPerPerson: { attempts: 600, seconds: 15 * MINUTE },
  /** Forms that one person asks administrators for. */
  formRequestsPerPerson: { attempts: 30, seconds: DAY },
  /** New keys for the phone of one person, whose old one is lost. */
  phoneKeyPerPerson: { attempts: 30, seconds: HOUR },
  /** What one administrator changes. */
  administrationPerPerson: { attempts: 1_000, seconds: 15 * MINUTE },
  /** Links of mails that end them, from one address; the server of a mail provider may press many. */
  mailEndPerAddress: { attempts: 1_000, seconds: HOUR },
  /** Pictures uploaded by one person. */
  photoPerPerson: { attempts: 30, seconds: HOUR },
} as const satisfies Record<string, AttemptLimit>;

/** Name of a limit of {@link ATTEMPT_LIMITS}. */
export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

export const LIMITS = {
  /**
   * For phones in a forest: 4 kbit/s is less than the slowest mobile network has, and a hole of a
   * minute in it does no harm. 12 MB may take more than six hours, a byte a second half a minute.
   */
  connections: {
    headersMs: 30_000,
    checkMs: 5_000,
    graceMs: 30_000,
    silenceMs: 90_000,
    bytesPerSecond: 500,
    unreadBytes: 10_000_000,
  } satisfies ConnectionLimits as ConnectionLimits,
  /** Longest address of a page or file, in characters; it is looked at only where it is shorter. */
  addressCharacters: 2_000,
  /** Largest body of a JSON call, in bytes. */
  jsonBodyBytes: 1_000_000,
  /** Largest body of a call that carries a list, in bytes: each thing of it is looked at. */
  listBodyBytes: 20_000,
  /** Largest body of the call that carries a photo as base64, in bytes. */
  photoBodyBytes: 12_000_000,
  /** Largest picture that is decoded, in pixels. */
  photoPixels: 50_000_000,
  /** Scans of a JPEG that is decoded: each goes over all pixels. Cameras make one, progressive ones ten. */
  photoScans: 32,
  /** Longest side of a stored profile photo, in pixels. */
  photoSide: 512,
  /**
   * Work that takes the processor for long, in threads of its own, see `heavy-work/`. What it may
   * take of memory is worked out in docs/decisions/0012-heavy-work-in-threads.md.
   */
  heavyWork: {
    /** Threads for pictures, where the machine has twice as many processors. */
    pictureThreads: 2,
    /** Pictures that wait; large ones wait on the disk. */
    waitingPictures: 32,
    /** Large records that wait. */
    waitingRecords: 64,
    /** Maps that wait. A page of all layers asks for 300 tiles at once, and each takes milliseconds. */
    waitingMaps: 600,
    /** Photos of own records that wait to be made small. They are read when it is their turn. */
    waitingShownPhotos: 100,
    /** Those of one person at the same time: a page asks for what is in view. */
    shownPhotosOfOne: 12,
    /** Longest time of a task with its waiting, in milliseconds. */
    taskMs: 30_000,
    /** Heap of a thread, in megabytes; contents of files and pixels lie outside of it. */
    heapMegabytes: 256,
    /** A thread beyond the first ends after this time without a task, in milliseconds. */
    idleMs: 30_000,
    /** What a caller is told to wait when the queue is full, in seconds. */
    retryAfterSeconds: 10,
  },
  /** Answers that are the same for everybody, which are made once for all who ask at that moment. */
  publicAnswers: {
    /** How long one is sent again without looking whether something changed, in milliseconds. */
    keptMs: 1_000,
    /** The same for one that is slow to make: the longest that a change takes to show. */
    slowKeptMs: 2_000,
    /** Answers in memory, and their size before compression, in bytes. */
    answers: 2_000,
    bytes: 64 * 1024 * 1024,
  },
  /** A map that the map server draws. */
  mapPicture: {
    /** Longest side, in pixels. */
    side: 2048,
    /**
     * Room that each dot of a picture has, in square pixels. Where there would be more dots, they
     * stand for larger cells. The picture of one layer never has so many.
     */
    pixelsPerDot: 12,
    /** Dots that even the smallest picture may have. */
    minDots: 512,
  },
  /** What one view of the public map may hold, however many records there are. */
  publicMap: {
    /** Cells of the grid that are looked at. */
    cells: 1_024,
    /** Points of the answer; about 150 bytes each before compression. */
    features: 600,
    /** Room that each point has on the screen, in square pixels: more points would hide the map. */
    pixelsPerFeature: 4_500,
    /** Points that even the smallest view may have. */
    minFeatures: 30,
  },
  /** What the map of a person's own records is given at a time, however many records there are. */
  ownRecords: {
    /** Points of an answer; about 170 bytes each before compression. */
    points: 2_000,
    /** Species names that are told apart where records are gathered: the most recorded ones. */
    names: 100,
    /** Records of a page of the list. */
    page: 20,
    /** Species and photos of one record that the list names. */
    listed: 6,
    /** Longest side of a photo in the list and beside a place, in pixels. */
    photoSide: { small: 192, large: 720 },
    /** Zoom of the first answer, which counts the records of the whole world. */
    firstZoom: 3,
  },
  /** What the tables of a field site show of records from phones. */
  fieldSites: {
    /** Species: the most recorded ones. */
    recordedSpecies: 500,
    /** Different names in records of a form that are looked at: the most frequent ones. */
    names: 1_000,
    /** Names in records that no field site has, in the administration: the most frequent ones. */
    unknownNames: 20,
    /** Of an answer to the forest questionnaire that came from a phone. */
    answerCharacters: 2_000,
    /** Forest questionnaires from phones in the table of a field site: the latest ones. */
    recordedQuestionnaires: 20,
    /** Choices of a question whose labels are read: the first ones. */
    labelledChoices: 500,
    /** Versions of forms whose labels a process keeps. */
    labelledForms: 50,
  },
  /** A request whose body took longer than this is checked for its session and role again, in milliseconds. */
  admittedMs: 1_000,
  /** How long a session lasts without use, in seconds. */
  sessionSeconds: 30 * 24 * HOUR,
  /** How long a session lasts however much it is used, in seconds. */
  sessionLongestSeconds: 180 * 24 * HOUR,
  /** A session that is used is prolonged at most this often, in seconds. */
  sessionRefreshSeconds: 24 * HOUR,
  /** Sessions of one person; the one not used longest ends. */
  sessionsOfPerson: 50,
  /** Devices of one person that are known to have signed in before; the one not used longest goes. */
  devicesOfPerson: 10,
  /** How long after a new PIN its owner is offered a new QR code, in seconds. */
  newKeyOfferedSeconds: 30 * DAY,
  /** How long a device is known without use, in seconds. */
  deviceSeconds: 400 * DAY,
  /** How long the owner of a closed account may still keep it, in seconds. */
  closingGraceSeconds: 14 * 24 * HOUR,
  /** How often accounts are looked for whose time is over, in seconds. */
  closingSweepSeconds: HOUR,
  /** A received file is not removed before this time, in seconds: longer than any request takes. */
  fileRestSeconds: HOUR,
  /** A stored file that no row names is removed after this time, in seconds, whatever left it. */
  orphanSeconds: DAY,
  /** How long the address of a download is good, in seconds. */
  downloadSeconds: MINUTE,
  /** Kept of what a signed-in device says it is, in characters. */
  userAgentCharacters: 255,
  /** The last use of a session is written down at most this often, in seconds. */
  sessionUseSeconds: 5 * MINUTE,
  /** How long the audit log remembers, in seconds: three years. */
  auditSeconds: 3 * 365 * 24 * HOUR,
  /** How long a call is known that was sent with an id, in seconds: a device may lie in a drawer. */
  doneCallSeconds: 400 * DAY,
  /** How often ended sessions, old codes and old audit entries are removed, in milliseconds. */
  removeOutdatedEveryMs: 24 * HOUR * 1000,
  /** How long a one-time code is good, in seconds. */
  codeSeconds: 5 * MINUTE,
  /** Digits of a one-time code. */
  codeDigits: 6,
  /** Wrong tries that one code takes. */
  codeTries: 3,
  /** Shortest time between two codes to one phone, as the page counts it down, in seconds. */
  codeResendSeconds: 30,
  /** Signing in with the identity provider, in seconds. */
  providerSignIn: {
    /** How long a person may take at the provider. */
    awaySeconds: 10 * MINUTE,
    /** How soon the page must take up the session. */
    ticketSeconds: MINUTE,
    /** Longest wait for the provider's answer. */
    requestSeconds: 10,
  },
  /** Digits of a PIN. */
  pinDigits: { min: 6, max: 12 },
  /** How text messages go to the gateway, see `text-gateway/`. */
  textMessages: {
    /** Longest wait for the gateway's answer, in milliseconds. */
    requestMs: 10_000,
    /** Pause after the first failed attempt, in milliseconds; doubled after each further one. */
    firstRetryMs: 1_000,
    longestRetryMs: 30_000,
    /** How often a process looks for messages that another one left behind, in milliseconds. */
    lookMs: 15_000,
    /** Messages that one process hands over at the same time. */
    atOnce: 10,
    /** Read of the gateway's answer, in characters. */
    answerCharacters: 65_536,
  },
  /** Messages shown on the outbox page. */
  outboxMessages: 50,
  /**
   * Space on the disk below which no more records are taken, in bytes. The embedded database stops
   * for good when it finds no place for its log, which grows by files of 16 MiB.
   */
  embeddedDatabaseReserveBytes: 64 * 1024 * 1024,
  /** How long the server waits for the bucket, see `collecting/files/bucket-file-store.ts`. */
  bucket: {
    /** Longest wait for a connection, in milliseconds. */
    connectMs: 3_000,
    /** Longest silence in the middle of a request, in milliseconds: phones wait for 60 seconds. */
    silenceMs: 10_000,
    attempts: 3,
    /** Average pause before the second attempt, in milliseconds; doubled before the third. */
    pauseMs: 200,
    /** Size from which a content is uploaded only after asking whether it is there, in bytes. */
    askFirstBytes: 1_000_000,
    /** After this time phones and pages may try again, in seconds. */
    retryAfterSeconds: 60,
  },
  /**
   * What one person may send for one form in a day (UTC), where the settings say nothing. Generous: a
   * team that comes back after two weeks without a network sends what it has.
   */
  dailyQuota: { records: 2_000, occurrences: 5_000, bytes: 2_000_000_000 },
  /** How often the last call of a phone is written down at most, and of how many phones that is remembered. */
  phoneSeen: { everyMs: 60_000, phones: 10_000 },
  /** What phones may send to the collection server. */
  openRosa: {
    /**
     * What ODK Collect is told to send in one request, in bytes, where the settings say nothing:
     * small enough to get through a bad network in one go. One larger file still comes whole.
     */
    partBytes: 5_000_000,
    /** Largest request, in bytes: one file of the largest size beside the record. */
    requestBytes: 106_000_000,
    /** Largest single file, in bytes. */
    fileBytes: 100_000_000,
    /**
     * Largest photo that is freed of what the camera wrote into it, in bytes: it is held in memory
     * for that. A larger file stays as it is.
     */
    photoBytes: 40_000_000,
    /** Largest file that is gathered in memory while it arrives, in bytes; larger ones on the disk. */
    fileInMemoryBytes: 1_000_000,
    /** Largest record as XML, in bytes. */
    xmlBytes: 5_000_000,
    /**
     * Largest record that is read where everybody is served, in bytes: of the slowest ones some ten
     * milliseconds. Records of people have 2 to 20 kB.
     */
    xmlBytesReadAtOnce: 32_768,
    /** Parts of one request. ODK Collect sends at most 100 files. */
    parts: 1_000,
    /** Largest header of one part, in bytes. */
    partHeaderBytes: 16_384,
    /** Read and thrown away of a refused request, in bytes, so that the answer gets through. */
    discardedBytes: 250_000_000,
    /** The same of a request that is refused unread, such as one with an unknown token. */
    discardedUnreadBytes: 10_000_000,
    /** Shape of a record. */
    xml: { depth: 100, elements: 100_000, attributes: 1_000 },
    /** Shape of a form; a long list of choices has many elements. */
    formXml: { depth: 200, elements: 1_000_000, attributes: 1_000 },
    instanceIdCharacters: 64,
    /** Longest name of a file, in characters; a longer answer to an upload question is none. */
    fileNameCharacters: 255,
    /** Files that one record may name. ODK Collect sends at most 100 in one request. */
    filesOfSubmission: 1_000,
    /** Longest answer that is read as a place, in characters: four numbers with all their digits. */
    placeCharacters: 200,
    /** Longest species name and type that is kept for the map, in characters. */
    speciesCharacters: 200,
    /** Records that are looked up or stored in one call, where they come at once. */
    recordsPerBatch: 64,
    /** Bytes of XML in one such call; a larger record is stored alone. */
    bytesPerBatch: 1_000_000,
    /** What each file and each species of a record counts for there: each is a message to a node of a cluster. */
    bytesOfRow: 500,
    /** Species that one record puts on the map. */
    occurrencesOfSubmission: 500,
    /** Kept of the device's id and of its user agent, in characters. */
    deviceCharacters: 255,
  },
  /** A form that an administrator gives, see docs/administration.md. */
  formUpload: {
    /** The XForm, in bytes. */
    xmlBytes: FORM_BYTES,
    /** The whole request, with the form's files, in bytes. */
    requestBytes: FORM_UPLOAD_BYTES,
    /** Files of one form. */
    files: FORM_FILES,
    /** Shape of the XForm; it is held in memory beside the version before. */
    xml: { depth: 200, elements: 300_000, attributes: 1_000 },
    /** Questions and groups of one form. */
    fields: 10_000,
    /** Longest path of a question, in characters. */
    pathCharacters: 1_000,
    /** Longest reference to a question as it is written, with `..` and prefixes, in characters. */
    referenceCharacters: 4_000,
    /** Longest formula, in characters: a cell of a spreadsheet has a third of it. */
    formulaCharacters: 100_000,
    /** Faults and warnings that are shown one by one. */
    shownFindings: 50,
    /** Questions that are shown. */
    shownQuestions: 500,
    /** Kept of a name or formula in a sentence, and of a question's label, in characters. */
    quotedCharacters: 100,
  },
  /** Converting an XLSForm. Its size is that of a form. */
  xlsForm: {
    /** The parts of the workbook together when unpacked, in bytes. */
    unpackedBytes: 20_000_000,
    /** Parts of the workbook: sheets, styles, pictures. */
    parts: 1_000,
    /** How long pyxform may take, in milliseconds. */
    timeMs: 30_000,
    /** How much memory it may have, in bytes, and how often that is looked at, in milliseconds. */
    memoryBytes: 1_000_000_000,
    memoryLookMs: 200,
    /** What it may say, in bytes. */
    answerBytes: 1_000_000,
    /** The external choices as a file, in bytes. */
    itemsetsBytes: 10_000_000,
    /** Sentences of it that are shown, and the longest one, in characters. */
    sentences: 50,
    sentenceCharacters: 1_000,
    /** Kept of what it said last for the log, in characters. */
    logCharacters: 2_000,
    /** Workbooks that are converted or wait for it. */
    waiting: 4,
    /** When it is looked for again where it was not there, in milliseconds. */
    lookAgainMs: 60_000,
  },
  /** Trying a form out before it is published. */
  formDraft: {
    /** Test records of one draft. */
    records: 200,
    /** The files of these together, in bytes. */
    bytes: 500_000_000,
    /** Species of a test record that are shown. */
    shownOccurrences: 6,
  },
  /** Reading records again after the mapping of their form changed. */
  rereading: {
    /** Records that are read and stored together. */
    recordsPerBatch: 100,
    /** Their XML together, in bytes; a larger record is read alone. */
    bytesPerBatch: 5_000_000,
    /** How often a process looks whether another left work, in milliseconds. */
    lookMs: 60_000,
    /** Longest time that storing a record takes, in milliseconds: so long nothing is read after a change. */
    onTheWayMs: 2_000,
  },
  /** Working with ODK Central. */
  central: {
    /** Longest wait for an answer that a person waits for, in milliseconds. */
    requestMs: 8_000,
    /** Longest wait for a page of records or a file that is sent, in milliseconds. */
    longRequestMs: 60_000,
    /** How often a request that may be sent again is sent at most. */
    attempts: 3,
    /** Average pause before the second attempt, in milliseconds; doubled before the third. */
    pauseMs: 400,
    /** Characters of an app user's name. */
    displayNameCharacters: 64,
    /** How long a process has an app user's making for itself, in milliseconds. */
    claimMs: 60_000,
    /** Longest wait for another process that makes the same app user, in milliseconds. */
    claimWaitMs: 15_000,
    /** Records read in one request. */
    pageRows: 250,
    /** Time between two rounds of reading, in milliseconds. */
    roundMs: 60_000,
    /** The first round after a failed one; each further wait is twice as long, up to `roundMs`. */
    firstRetryMs: 5_000,
    /** How long a process has the reading for itself; prolonged with every page, in milliseconds. */
    readingClaimMs: 2 * 60_000,
    /** A person who opens the map waits at most this long for new records, in milliseconds. */
    mapPatienceMs: 2_000,
    /** What was read this short a time ago is new enough for the map, in milliseconds. */
    freshMs: 2_000,
    /** Read again before the newest known change: Central's clock is when a record began to arrive. */
    overlapMs: 10 * 60_000,
    /** All records of a form are compared this often, in milliseconds. */
    comparisonMs: 24 * 3_600_000,
  },
  /** What an import of data may hold, see docs/data-import.md. */
  dataImport: {
    /** Longest row of a text file, in bytes. A quotation mark that is never closed ends here. */
    rowBytes: 1_000_000,
    /** Columns of a table of text: what a batch of records takes grows with them. */
    columns: 2_000,
    /** Largest feature of a GeoJSON file, in bytes. */
    featureBytes: 50_000_000,
    /** Longest text of a field that is kept, in characters. */
    textCharacters: 1_000,
    /** Refused records that are listed one by one; the others are counted. */
    listedRefusals: 100_000,
    /** Records that a dry run compares with each other. */
    checkedRecords: 10_000_000,
    /** Events of an archive with an event core, which are kept in memory. */
    events: 200_000,
    /** Species of one list, field sites of one file, blocks of one state. */
    listRecords: 50_000,
    /** A file that is read as a whole: field sites as JSON. */
    listBytes: 50_000_000,
    /** Files of an archive. */
    archiveFiles: 1_000,
    /** Each part of a spatial file that GDAL reads, and what it writes of one, in bytes. */
    spatialBytes: 300_000_000,
    convertedBytes: 2_000_000_000,
    /** How long GDAL may read a file, in ms. */
    spatialMs: 120_000,
    /** Memory of its process that is written to, in MB. The system counts 550 of them for Node.js 24 itself. */
    spatialMemoryMb: 1_500,
    /** meta.xml. */
    metaBytes: 1_000_000,
    /** A table of an archive when unpacked, in bytes. */
    unpackedBytes: 50_000_000_000,
    /** How many times larger than packed a table may be; text packs to a tenth or a fiftieth. */
    unpackedRatio: 300,
    /** Smaller tables may be as packed as they like, in bytes. */
    unpackedRatioFrom: 100_000_000,
  },
  /**
   * How often, and for how long, database work is retried after a conflict or a failover. See
   * `RetryPolicy`.
   */
  databaseRetry: { attempts: 7, pauseMs: 20, patienceMs: 5_000 },
  /** What callers are told to wait while the database cannot be reached, in seconds. */
  unavailableSeconds: 5,
  /** What an administrator may give the server. */
  administration: {
    /** Largest file, in bytes: the page asks before it sends. */
    uploadBytes: UPLOAD_BYTES,
    /** Largest file of occurrences, in bytes, and most records in one: a person waits for its end. */
    occurrencesBytes: OCCURRENCES_BYTES,
    occurrencesRecords: OCCURRENCES_RECORDS,
    /** Columns of a file that a person may choose from. */
    shownColumns: 200,
    /** Cards of one file. */
    cards: 500,
    /** Refused records that the answer shows one by one. */
    shownRefusals: 20,
    /** Refused records in the table that goes with the answer. */
    reportedRefusals: 5_000,
    /** Kept of a refused value, in characters. */
    shownCharacters: 80,
  },
  /**
   * How long a running request may take after the signal to stop, in milliseconds, where the
   * settings say nothing.
   */
  shutdownMs: 10_000,
} as const;
