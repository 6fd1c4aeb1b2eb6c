import { call, callForFile, get, getSiteTerms, post } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import {
  type Licence,
  LicencesAnswer,
  type RecordLicenceRequest,
  SiteLinksAnswer,
  type SiteLinksRequest,
} from '@aranya/shared/contracts';
import {
  type CardFields,
  type CardKind,
  CardMadeAnswer,
  CardsAnswer,
  CentralAppUsersAnswer,
  type CentralAppUsersQuery,
  CentralFaultAnswer,
  CentralFormsAnswer,
  CsvText,
  DoneAnswer,
  FormConverterAnswer,
  FormFieldSitesAnswer,
  type FormMapping,
  FormMappingAnswer,
  FormPeopleAnswer,
  FormRecordsAnswer,
  FormRequestsAnswer,
  type FormRequestsQuery,
  type FormState,
  FormsAnswer,
  type FormTileRequest,
  FormUploadAnswer,
  type FormUploadQuery,
  FormVersionsAnswer,
  type GapState,
  GapsAnswer,
  type GapsQuery,
  ImportAnswer,
  type ImportQuery,
  MailRecipientsAnswer,
  type MailRecipientsQuery,
  PeopleAnswer,
  type PeopleQuery,
  type PhoneAccessRequest,
  type RecordExportQuery,
  type RoleRequest,
  SessionsEndedAnswer,
  type SettleRequest,
  type TakeOverFormRequest,
} from '@aranya/shared/contracts/administration';
import {
  SpeciesTextsAnswer,
  type SpeciesTextsRequest,
  WrittenSpeciesAnswer,
} from '@aranya/shared/contracts/explore';

/** The administration's calls to the server, each validated by its contract. */

export type Answer<Data> = Parameters<typeof call<Data>>[0]['answer'];

/** Query parameters of a list; empty ones are omitted. */
type Query = Record<string, string | number | undefined>;

export const administrationAddress = (path: string, query?: Query): string =>
  staffAddress(`administration/${path}`, query);

/** Address of a call for the institute's staff. */
export function staffAddress(path: string, query: Query = {}): string {
  const { administration, accounts } = settings().services;
  const chosen = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
  return `${administration ?? accounts}/${path}${search}`;
}

/** Reads an answer and validates it by its contract. */
export const read = <Data>(
  answer: Answer<Data>,
  path: string,
  query?: Query,
  signal?: AbortSignal,
) => get(administrationAddress(path, query), answer, { authorised: true, signal });

export const tell = <Data>(answer: Answer<Data>, path: string, data: object = {}) =>
  post(administrationAddress(path), answer, data, { authorised: true });

/** Downloads a table of the administration as text, such as `people.csv`. */
export const readTable = (path: string, query?: Query) => read(CsvText, path, query);

export const listPeople = (query: PeopleQuery, signal?: AbortSignal) =>
  read(PeopleAnswer, 'people', query, signal);

export const onPerson = (personId: string, action: string) =>
  `people/${encodeURIComponent(personId)}/${action}`;

export const changeRole = (personId: string, change: RoleRequest) =>
  tell(DoneAnswer, onPerson(personId, 'role'), change);

export const endSessions = (personId: string) =>
  tell(SessionsEndedAnswer, onPerson(personId, 'end-sessions'));

export const suspendPerson = (personId: string, suspended: boolean) =>
  tell(DoneAnswer, onPerson(personId, 'suspension'), { suspended });

export const changePhoneAccess = (personId: string, action: PhoneAccessRequest['action']) =>
  tell(DoneAnswer, onPerson(personId, 'phone-access'), { action });

export const listCentralAppUsers = (query: CentralAppUsersQuery, signal?: AbortSignal) =>
  read(CentralAppUsersAnswer, 'central/app-users', query, signal);

export const readCentralFault = (_: object, signal?: AbortSignal) =>
  read(CentralFaultAnswer, 'central/fault', {}, signal);

export const listCentralForms = (_: object, signal?: AbortSignal) =>
  read(CentralFormsAnswer, 'central/forms', {}, signal);

/** Imports a form from ODK Central, or previews the import. */
export const takeOverForm = (request: TakeOverFormRequest) =>
  tell(FormUploadAnswer, 'central/forms', request);

export const linkAppUser = (centralId: number, phoneNumber: string) =>
  tell(DoneAnswer, `central/app-users/${centralId}/link`, { phoneNumber });

/** Reads the current links of the site and the terms. */
export async function readSite(_: object, signal?: AbortSignal) {
  const { administration, accounts } = settings().services;
  const url = `${administration ?? accounts}/site-links`;
  const written = {
    method: 'GET',
    url,
    answer: SiteLinksAnswer,
    signal,
  } as const;
  const [{ links }, { terms }] = await Promise.all([call(written), getSiteTerms(signal)]);
  return { links: { ...settings().links, ...links }, terms };
}

export const writeSiteLinks = (links: SiteLinksRequest) => tell(DoneAnswer, 'site-links', links);

export const writeSiteTerms = (terms: string) => tell(DoneAnswer, 'site-terms', { terms });

/** Lists the listed species, and the languages in which each has a text. */
export const listWrittenSpecies = (_: object, signal?: AbortSignal) =>
  read(WrittenSpeciesAnswer, 'species-texts', {}, signal);

export const readSpeciesTexts = ({ name }: { name: string }, signal?: AbortSignal) =>
  read(SpeciesTextsAnswer, `species-texts/${encodeURIComponent(name)}`, {}, signal);

export const writeSpeciesTexts = (texts: SpeciesTextsRequest) =>
  tell(DoneAnswer, 'species-texts', texts);

/** Reads the licences of records and datasets. */
export function readLicences(_: object, signal?: AbortSignal) {
  const { administration, accounts } = settings().services;
  const url = `${administration ?? accounts}/licences`;
  return get(url, LicencesAnswer, { signal });
}

export const setRecordLicence = (request: RecordLicenceRequest) =>
  tell(DoneAnswer, 'licences/records', request);

export const setDatasetLicence = (id: number, licence: Licence) =>
  tell(DoneAnswer, `licences/datasets/${id}`, { licence });

export const listForms = (_: object, signal?: AbortSignal) =>
  read(FormsAnswer, 'forms', {}, signal);

export const setFormState = (id: number, state: FormState) =>
  tell(DoneAnswer, `forms/${id}/state`, { state });

export const listFormRecords = ({ id, page }: { id: number; page: number }, signal?: AbortSignal) =>
  read(FormRecordsAnswer, `forms/${id}/records`, { page }, signal);

/** Loads all records of a form, or their photos, as a file. */
export const exportRecords = (id: number, query: RecordExportQuery) =>
  callForFile({ url: administrationAddress(`forms/${id}/records/export`, query) });

export const listFormVersions = ({ id }: { id: number }, signal?: AbortSignal) =>
  read(FormVersionsAnswer, `forms/${id}/versions`, {}, signal);

export const readFormVersion = (id: number, versionId: number) =>
  read(CsvText, `forms/${id}/versions/${versionId}`);

export const readFormMapping = ({ id }: { id: number }, signal?: AbortSignal) =>
  read(FormMappingAnswer, `forms/${id}/mapping`, {}, signal);

export const setFormMapping = (id: number, mapping: FormMapping) =>
  tell(DoneAnswer, `forms/${id}/mapping`, { mapping });

export const readFormFieldSites = ({ id }: { id: number }, signal?: AbortSignal) =>
  read(FormFieldSitesAnswer, `forms/${id}/field-sites`, {}, signal);

export const setFormFieldSites = (id: number, fills: boolean) =>
  tell(DoneAnswer, `forms/${id}/field-sites`, { fills });

export const setFormTile = (id: number, entry: FormTileRequest) =>
  tell(DoneAnswer, `forms/${id}/tile`, entry);

export const setFormPin = (id: number, pin: string) => tell(DoneAnswer, `forms/${id}/pin`, { pin });

export const listFormPeople = ({ id, page }: { id: number; page: number }, signal?: AbortSignal) =>
  read(FormPeopleAnswer, `forms/${id}/people`, { page }, signal);

export const grantAccess = (id: number, phoneNumber: string) =>
  tell(DoneAnswer, `forms/${id}/access`, { phoneNumber });

export const withdrawAccess = (id: number, appUserId: number) =>
  tell(DoneAnswer, `forms/${id}/access/withdraw`, { appUserId });

export interface FormFiles {
  form: File;
  media: readonly File[];
}

/** Whether the server converts XLSForms. */
export const readFormConverter = (_: object, signal?: AbortSignal) =>
  read(FormConverterAnswer, 'form-converter', {}, signal);

/** Publishes a form on the server, or only checks it. */
export const uploadForm = (files: FormFiles, query: FormUploadQuery) =>
  sendForm(FormUploadAnswer, 'forms', files, query);

/** Uploads a form with its files and asks for the report in the page's language. */
export function sendForm<Data>(
  answer: Answer<Data>,
  path: string,
  { form, media }: FormFiles,
  query: Query,
) {
  const data = new FormData();
  data.set('form', form);
  for (const file of media) data.append('media', file);
  const url = administrationAddress(path, query);
  return post(url, answer, data, { authorised: true });
}

export const listRequests = (query: FormRequestsQuery, signal?: AbortSignal) =>
  read(FormRequestsAnswer, 'form-requests', query, signal);

export const settleRequest = (id: number, settled: SettleRequest) =>
  tell(DoneAnswer, `form-requests/${id}`, settled);

export const listGaps = (query: GapsQuery, signal?: AbortSignal) =>
  read(GapsAnswer, 'gaps', query, signal);

export const setGapState = (id: number, state: GapState) =>
  tell(DoneAnswer, `gaps/${id}/state`, { state });

export const listMailRecipients = (query: MailRecipientsQuery, signal?: AbortSignal) =>
  read(MailRecipientsAnswer, 'mail-updates', query, signal);

export const removeMailRecipient = (id: number) => tell(DoneAnswer, `mail-updates/${id}/remove`);

export const listCards = (_: object, signal?: AbortSignal) =>
  read(CardsAnswer, 'cards', {}, signal);

export const addCard = (card: CardFields) => tell(CardMadeAnswer, 'cards', card);

export const changeCard = (id: number, card: CardFields) => tell(DoneAnswer, `cards/${id}`, card);

export const deleteCard = (id: number) => tell(DoneAnswer, `cards/${id}/delete`);

export const orderCards = (kind: CardKind, ids: number[]) =>
  tell(DoneAnswer, 'cards/order', { kind, ids });

/** Imports a file on the server, or only checks it. */
export const importFile = (file: File, query: Omit<ImportQuery, 'name'>) =>
  post(
    administrationAddress('imports', { ...query, name: file.name }),
    ImportAnswer,
    new Blob([file], { type: 'application/octet-stream' }),
    { authorised: true },
  );
