/**
 * Limits of attempts, and limits that several capabilities or the settings need. Other limits are defined
 * beside their code: docs/limits.md lists them.
 */

/** How often something may be tried: `attempts` within `seconds`, counted per key. */
export interface AttemptLimit {
  attempts: number;
  seconds: number;
  /**
   * Counts in the memory of each process, for frequent requests: a database write each would cost
   * more than it saves.
   */
  inMemory?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Limits of attempts. The comment of each names its key; an address means its network, see
 * `caller-network.ts`.
 */
export const ATTEMPT_LIMITS = {
  /** Wrong sign-ins for one phone number from one network. */
  signInPerPhoneAndAddress: { attempts: 10, seconds: 15 * MINUTE },
  /**
   * Wrong sign-ins for one phone number from one network in a day: fewer than for the number, so
   * that one network cannot use up its limit.
   */
  signInPerPhoneAndAddressDaily: { attempts: 30, seconds: DAY },
  /** Wrong sign-ins for one phone number from everywhere: bounds guessing from many networks. */
  signInPerPhone: { attempts: 50, seconds: HOUR },
  /** docs/decisions/0015 has the arithmetic: a million PINs, a hundred a day. */
  signInPerPhoneDaily: { attempts: 100, seconds: DAY },
  /** Wrong sign-ins on one device that signed in before; nobody else can use these up. */
  signInPerDevice: { attempts: 10, seconds: 15 * MINUTE },
  signInPerDeviceDaily: { attempts: 30, seconds: DAY },
  /** Audit log entries that report a locked phone number, for each kind of lock. */
  lockNotedPerPhone: { attempts: 1, seconds: 15 * MINUTE },
  /** Wrong sign-ins from one network; a village may share one. */
  signInPerAddress: { attempts: 100, seconds: 15 * MINUTE },
  /** Wrong PINs that a signed-in person enters to confirm an action, in one session. */
  pinCheckPerSession: { attempts: 10, seconds: 15 * MINUTE },
  /** Wrong PINs that a signed-in person enters to confirm an action, in all sessions. */
  pinCheckPerPersonDaily: { attempts: 50, seconds: DAY },
  /** Codes sent to one phone number on request from one network. */
  codePerPhoneAndAddress: { attempts: 5, seconds: HOUR },
  /** Codes sent to one phone number on request from all networks. */
  codePerPhone: { attempts: 20, seconds: HOUR },
  codePerPhoneDaily: { attempts: 40, seconds: DAY },
  /** Codes requested on one device on which a PIN was set before. */
  codePerDevice: { attempts: 5, seconds: HOUR },
  /** Codes requested from one network. */
  codePerAddress: { attempts: 60, seconds: HOUR },
  /** Codes tried for one phone number from one network; each code itself allows three attempts. */
  codeTryPerPhoneAndAddress: { attempts: 15, seconds: HOUR },
  /** Codes tried for one phone number from all networks. */
  codeTryPerPhone: { attempts: 45, seconds: HOUR },
  codeTryPerPhoneDaily: { attempts: 90, seconds: DAY },
  /** Codes tried on one device that chose a PIN before. */
  codeTryPerDevice: { attempts: 15, seconds: HOUR },
  /** Registrations and recoveries tried from one network. */
  codeTryPerAddress: { attempts: 200, seconds: HOUR },
  /** Text messages of the whole installation; ARANYA_SMS_PER_HOUR overrides it. */
  textMessages: { attempts: 600, seconds: HOUR },
  /** Log entries about an exhausted budget of text messages. */
  budgetNoted: { attempts: 1, seconds: HOUR },
  /** Wrong PINs of one person, for all forms together. */
  formPinPerPerson: { attempts: 30, seconds: 15 * MINUTE },
  /** Wrong PINs of one person for one form. */
  formPinPerPersonAndForm: { attempts: 10, seconds: 15 * MINUTE },
  /** Wrong PINs of one person in a day, for all forms and for one. */
  formPinPerPersonDaily: { attempts: 60, seconds: DAY },
  formPinPerPersonAndFormDaily: { attempts: 20, seconds: DAY },
  /**
   * Wrong PINs of all people for one form. After these only people who have sent a record may try.
   */
  formPinPerFormDaily: { attempts: 100, seconds: DAY },
  /** Notices that a form's PIN is being guessed. */
  formPinAttackNoted: { attempts: 1, seconds: DAY },
  /** Gap suggestions from one address. */
  gapPerAddress: { attempts: 30, seconds: HOUR },
  /** Mail addresses entered for updates from one network address; a village may share one. */
  mailUpdatesPerAddress: { attempts: 30, seconds: HOUR },
  /** Reports of failed remotes from one address; a village may share one. */
  remoteFailurePerAddress: { attempts: 200, seconds: HOUR },
  /** Views of the public map from one address; a campus or an office may share one. */
  publicMapPerAddress: { attempts: 1_500, seconds: 5 * MINUTE, inMemory: true },
  /** Calls of explore, and for the description of the model, from one address; a page sends up to four for each filter. */
  explorePerAddress: { attempts: 1_500, seconds: 5 * MINUTE, inMemory: true },
  /**
   * Tiles of the map server for one address: a map counts as its tiles of 256 pixels, times its
   * layers. A campus may share an address. A view of the species map with all layers counts 300,
   * the largest picture 3,840.
   */
  mapTilesPerAddress: { attempts: 60_000, seconds: 5 * MINUTE, inMemory: true },
  /** Pages of OGC API Features for one address; desktop programs fetch many one after another. */
  featuresPerAddress: { attempts: 3_000, seconds: 5 * MINUTE, inMemory: true },
  /** Downloads of public records that are given an address, for one network address. */
  downloadsPerAddress: { attempts: 100, seconds: HOUR },
  /** Files of public records that one network address fetches; each continued file counts again. */
  downloadFilesPerAddress: { attempts: 200, seconds: HOUR },
  /** Files of the model for suggestions that one network address loads; a village may share one. */
  modelFilesPerAddress: { attempts: 400, seconds: HOUR },
  /** Downloads of one's own data. */
  downloadPerPerson: { attempts: 10, seconds: HOUR },
  /** Steps of signing in with the identity provider from one address; a village may share one. */
  providerSignInPerAddress: { attempts: 300, seconds: 15 * MINUTE },
  /** Photos of own records that a person views; each is scaled down. */
  ownPhotosPerPerson: { attempts: 3_000, seconds: HOUR, inMemory: true },
  /** Public photos that one network address views; each is scaled down. */
  publicPhotosPerAddress: { attempts: 3_000, seconds: HOUR, inMemory: true },
  /** Changes of one person's profile. */
  profilePerPerson: { attempts: 300, seconds: HOUR },
  /** Other changes by one person: sessions, requested forms, the trial. */
  changesPerPerson: { attempts: 600, seconds: 15 * MINUTE },
  /** Decisions and questions of one reviewer, made by key one after another. */
  reviewsPerPerson: { attempts: 3_000, seconds: 15 * MINUTE },
  /** Forms that one person requests from administrators. */
  formRequestsPerPerson: { attempts: 30, seconds: DAY },
  /** New credentials after one person's phone was lost. */
  phoneKeyPerPerson: { attempts: 30, seconds: HOUR },
  /** Changes by one administrator. */
  administrationPerPerson: { attempts: 1_000, seconds: 15 * MINUTE },
  /**
   * Links in mails that unsubscribe, from one address; the server of a mail provider may open many.
   */
  mailEndPerAddress: { attempts: 1_000, seconds: HOUR },
  /** Pictures uploaded by one person. */
  photoPerPerson: { attempts: 30, seconds: HOUR },
} as const satisfies Record<string, AttemptLimit>;

/** Name of a limit of {@link ATTEMPT_LIMITS}. */
export type AttemptLimitName = keyof typeof ATTEMPT_LIMITS;

export const LIMITS = {
  /** Largest body of a JSON call, in bytes. */
  jsonBodyBytes: 1_000_000,
  /** Largest body of a call with a list, in bytes: every element is validated. */
  listBodyBytes: 20_000,
  /** Limits of one view of the public map, however many records exist. */
  publicMap: {
    /** Maximum number of cells of the grid that are read. */
    cells: 1_024,
    /** Maximum number of points of the answer; about 150 bytes each before compression. */
    features: 600,
    /** Minimum screen area per point, in square pixels: more points would hide the map. */
    pixelsPerFeature: 4_500,
    /** Maximum number of points of the smallest view. */
    minFeatures: 30,
  },
  /**
   * Default daily quota (UTC) of one person and form. Generous: a team that returns after two weeks
   * without a network sends everything at once.
   */
  dailyQuota: { records: 2_000, occurrences: 5_000, bytes: 2_000_000_000 },
  /** Limits of requests from phones to the collection server. */
  openRosa: {
    /**
     * Default size of one request from ODK Collect, in bytes: small enough for a bad network. One larger
     * file is still sent whole.
     */
    partBytes: 5_000_000,
    /** Largest request, in bytes: one file of the largest size beside the record. */
    requestBytes: 106_000_000,
    /** Largest single file, in bytes. */
    fileBytes: 100_000_000,
    /**
     * Largest photo whose metadata is removed, in bytes: it is held in memory. A larger file remains
     * unchanged.
     */
    photoBytes: 40_000_000,
    /**
     * Largest file that is buffered in memory while it arrives, in bytes; larger ones are written to the
     * disk.
     */
    fileInMemoryBytes: 1_000_000,
    /** Largest record as XML, in bytes. */
    xmlBytes: 5_000_000,
    /**
     * Largest record that is parsed on the main thread, in bytes: the slowest ones take about ten
     * milliseconds. Usual records have 2 to 20 kB.
     */
    xmlBytesReadAtOnce: 32_768,
    /** Maximum number of parts of one request. ODK Collect sends at most 100 files. */
    parts: 1_000,
    /** Largest header of one part, in bytes. */
    partHeaderBytes: 16_384,
    /**
     * Maximum number of bytes of a refused request that are read and discarded, so that the
     * response arrives.
     */
    discardedBytes: 250_000_000,
    /**
     * Maximum number of bytes that are read and discarded of a request that is refused unread, such
     * as one with an unknown token.
     */
    discardedUnreadBytes: 10_000_000,
    /** Limits of the structure of a record. */
    xml: { depth: 100, elements: 100_000, attributes: 1_000 },
    /** Limits of the structure of a form; a long list of choices has many elements. */
    formXml: { depth: 200, elements: 1_000_000, attributes: 1_000 },
    instanceIdCharacters: 64,
    /** Longest file name, in characters; a longer answer to an upload question is ignored. */
    fileNameCharacters: 255,
    /**
     * Maximum number of files that one record may name. ODK Collect sends at most 100 in one
     * request.
     */
    filesOfSubmission: 1_000,
    /** Longest answer that is read as a place, in characters: four numbers with all their digits. */
    placeCharacters: 200,
    /** Longest species name and type that is kept for the map, in characters. */
    speciesCharacters: 200,
    /** Maximum number of concurrent records that are looked up or stored in one call. */
    recordsPerBatch: 64,
    /** Maximum number of bytes of XML in one such call; a larger record is stored alone. */
    bytesPerBatch: 1_000_000,
    /**
     * Bytes that each file and species adds to a record's size: each is a message to a node of a
     * cluster.
     */
    bytesOfRow: 500,
    /** Maximum number of species that one record puts on the map. */
    occurrencesOfSubmission: 500,
    /** Stored length of the device's id and of its user agent, in characters. */
    deviceCharacters: 255,
  },
  /** Limits of data imports, see docs/data-import.md. */
  dataImport: {
    /** Longest row of a text file, in bytes. A quotation mark that is never closed ends here. */
    rowBytes: 1_000_000,
    /** Maximum number of columns of a text table: they determine the memory of a batch. */
    columns: 2_000,
    /** Largest feature of a GeoJSON file, in bytes. */
    featureBytes: 50_000_000,
    /** Longest stored text of a field, in characters. */
    textCharacters: 1_000,
    /** Maximum number of refused records that are listed one by one; the others are counted. */
    listedRefusals: 100_000,
    /** Maximum number of records that a dry run compares with each other. */
    checkedRecords: 10_000_000,
    /** Maximum number of events of an archive with an event core, which are kept in memory. */
    events: 200_000,
    /** Maximum number of species of one list, field sites of one file, blocks of one state. */
    listRecords: 50_000,
    /** Largest file that is read as a whole, in bytes: field sites as JSON. */
    listBytes: 50_000_000,
    /** Maximum number of files of an archive. */
    archiveFiles: 1_000,
    /** Largest part of a spatial file that GDAL reads, and its largest output, in bytes. */
    spatialBytes: 300_000_000,
    convertedBytes: 2_000_000_000,
    /** Maximum size of all parts of a workbook when unpacked, in bytes. */
    workbookBytes: 300_000_000,
    /** Timeout of GDAL for a file, in milliseconds. */
    spatialMs: 120_000,
    /** Memory limit of GDAL's process, in MB. Node.js 24 itself takes 550. */
    spatialMemoryMb: 1_500,
    /** Maximum size of `meta.xml` in an archive, in bytes. */
    metaBytes: 1_000_000,
    /** Maximum size of a table of an archive when unpacked, in bytes. */
    unpackedBytes: 50_000_000_000,
    /** Maximum compression ratio of a table; text is compressed 10 to 50 times. */
    unpackedRatio: 300,
    /** Unpacked size in bytes up to which the ratio is not checked. */
    unpackedRatioFrom: 100_000_000,
  },
  /** Seconds after which callers may retry while the database is unreachable. */
  unavailableSeconds: 5,
  /** Default time for running requests to finish after the signal to stop, in milliseconds. */
  shutdownMs: 10_000,
} as const;
