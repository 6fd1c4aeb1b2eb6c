import { type call, callForFile, get, getSiteTerms, post } from '@aranya/shared/api';
import { settings } from '@aranya/shared/config';
import {
  type Licence,
  LicencesAnswer,
  type RecordLicenceRequest,
  SiteLinksAnswer,
  type SiteLinksRequest,
} from '@aranya/shared/contracts';
import * as wire from '@aranya/shared/contracts/administration';
import {
  SpeciesTextsAnswer,
  type SpeciesTextsRequest,
  WrittenSpeciesAnswer,
} from '@aranya/shared/contracts/explore';

export type Answer<Data> = Parameters<typeof call<Data>>[0]['answer'];

type Query = Record<string, string | number | undefined>;

export const administrationAddress = (path: string, query?: Query): string =>
  staffAddress(`administration/${path}`, query);

export function staffAddress(path: string, query: Query = {}): string {
  const { administration, accounts } = settings().services;
  const chosen = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  const search = chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
  return `${administration ?? accounts}/${path}${search}`;
}

export const read = <Data>(
  answer: Answer<Data>,
  path: string,
  query?: Query,
  signal?: AbortSignal,
) => get(administrationAddress(path, query), answer, { authorised: true, signal });

export const tell = <Data>(answer: Answer<Data>, path: string, data: object = {}) =>
  post(administrationAddress(path), answer, data, { authorised: true });

/** @param path such as `people.csv` */
export const readTable = (path: string, query?: Query) => read(wire.CsvText, path, query);

export const listPeople = (query: wire.PeopleQuery, signal?: AbortSignal) =>
  read(wire.PeopleAnswer, 'people', query, signal);

export const onPerson = (personId: string, action: string) =>
  `people/${encodeURIComponent(personId)}/${action}`;

export const changeRole = (personId: string, change: wire.RoleRequest) =>
  tell(wire.DoneAnswer, onPerson(personId, 'role'), change);

export const endSessions = (personId: string) =>
  tell(wire.SessionsEndedAnswer, onPerson(personId, 'end-sessions'));

export const suspendPerson = (personId: string, suspended: boolean) =>
  tell(wire.DoneAnswer, onPerson(personId, 'suspension'), { suspended });

export const changePhoneAccess = (personId: string, action: wire.PhoneAccessRequest['action']) =>
  tell(wire.DoneAnswer, onPerson(personId, 'phone-access'), { action });

export const listCentralAppUsers = (query: wire.CentralAppUsersQuery, signal?: AbortSignal) =>
  read(wire.CentralAppUsersAnswer, 'central/app-users', query, signal);

export const readCentralFault = (_: object, signal?: AbortSignal) =>
  read(wire.CentralFaultAnswer, 'central/fault', {}, signal);

export const listCentralForms = (_: object, signal?: AbortSignal) =>
  read(wire.CentralFormsAnswer, 'central/forms', {}, signal);

export const takeOverForm = (request: wire.TakeOverFormRequest) =>
  tell(wire.FormUploadAnswer, 'central/forms', request);

export const linkAppUser = (centralId: number, phoneNumber: string) =>
  tell(wire.DoneAnswer, `central/app-users/${centralId}/link`, { phoneNumber });

export async function readSite(_: object, signal?: AbortSignal) {
  const [{ links }, { terms }] = await Promise.all([
    get(staffAddress('site-links'), SiteLinksAnswer, { signal }),
    getSiteTerms(signal),
  ]);
  return { links: { ...settings().links, ...links }, terms };
}

export const writeSiteLinks = (links: SiteLinksRequest) =>
  tell(wire.DoneAnswer, 'site-links', links);

export const writeSiteTerms = (terms: string) => tell(wire.DoneAnswer, 'site-terms', { terms });

/** Includes the languages in which each species has a text. */
export const listWrittenSpecies = (_: object, signal?: AbortSignal) =>
  read(WrittenSpeciesAnswer, 'species-texts', {}, signal);

export const readSpeciesTexts = ({ name }: { name: string }, signal?: AbortSignal) =>
  read(SpeciesTextsAnswer, `species-texts/${encodeURIComponent(name)}`, {}, signal);

export const writeSpeciesTexts = (texts: SpeciesTextsRequest) =>
  tell(wire.DoneAnswer, 'species-texts', texts);

export const readLicences = (_: object, signal?: AbortSignal) =>
  get(staffAddress('licences'), LicencesAnswer, { signal });

export const setRecordLicence = (request: RecordLicenceRequest) =>
  tell(wire.DoneAnswer, 'licences/records', request);

export const setDatasetLicence = (id: number, licence: Licence) =>
  tell(wire.DoneAnswer, `licences/datasets/${id}`, { licence });

export const listForms = (_: object, signal?: AbortSignal) =>
  read(wire.FormsAnswer, 'forms', {}, signal);

export const setFormState = (id: number, state: wire.FormState) =>
  tell(wire.DoneAnswer, `forms/${id}/state`, { state });

export const listFormRecords = ({ id, page }: { id: number; page: number }, signal?: AbortSignal) =>
  read(wire.FormRecordsAnswer, `forms/${id}/records`, { page }, signal);

export const exportRecords = (id: number, query: wire.RecordExportQuery) =>
  callForFile({ url: administrationAddress(`forms/${id}/records/export`, query) });

export const listFormVersions = ({ id }: { id: number }, signal?: AbortSignal) =>
  read(wire.FormVersionsAnswer, `forms/${id}/versions`, {}, signal);

export const readFormVersion = (id: number, versionId: number) =>
  read(wire.CsvText, `forms/${id}/versions/${versionId}`);

export const readFormMapping = ({ id }: { id: number }, signal?: AbortSignal) =>
  read(wire.FormMappingAnswer, `forms/${id}/mapping`, {}, signal);

export const setFormMapping = (id: number, mapping: wire.FormMapping) =>
  tell(wire.DoneAnswer, `forms/${id}/mapping`, { mapping });

export const readFormFieldSites = ({ id }: { id: number }, signal?: AbortSignal) =>
  read(wire.FormFieldSitesAnswer, `forms/${id}/field-sites`, {}, signal);

export const setFormFieldSites = (id: number, fills: boolean) =>
  tell(wire.DoneAnswer, `forms/${id}/field-sites`, { fills });

export const setFormTile = (id: number, entry: wire.FormTileRequest) =>
  tell(wire.DoneAnswer, `forms/${id}/tile`, entry);

export const setFormPin = (id: number, pin: string) =>
  tell(wire.DoneAnswer, `forms/${id}/pin`, { pin });

export const listFormPeople = ({ id, page }: { id: number; page: number }, signal?: AbortSignal) =>
  read(wire.FormPeopleAnswer, `forms/${id}/people`, { page }, signal);

export const grantAccess = (id: number, phoneNumber: string) =>
  tell(wire.DoneAnswer, `forms/${id}/access`, { phoneNumber });

export const withdrawAccess = (id: number, appUserId: number) =>
  tell(wire.DoneAnswer, `forms/${id}/access/withdraw`, { appUserId });

export interface FormFiles {
  form: File;
  media: readonly File[];
}

/** XLSForms need a converter on the server. */
export const readFormConverter = (_: object, signal?: AbortSignal) =>
  read(wire.FormConverterAnswer, 'form-converter', {}, signal);

/** With the query's `check`, nothing is published. */
export const uploadForm = (files: FormFiles, query: wire.FormUploadQuery) =>
  sendForm(wire.FormUploadAnswer, 'forms', files, query);

/** The report is in the page's language. */
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

export const listRequests = (query: wire.FormRequestsQuery, signal?: AbortSignal) =>
  read(wire.FormRequestsAnswer, 'form-requests', query, signal);

export const settleRequest = (id: number, settled: wire.SettleRequest) =>
  tell(wire.DoneAnswer, `form-requests/${id}`, settled);

export const listGaps = (query: wire.GapsQuery, signal?: AbortSignal) =>
  read(wire.GapsAnswer, 'gaps', query, signal);

export const setGapState = (id: number, state: wire.GapState) =>
  tell(wire.DoneAnswer, `gaps/${id}/state`, { state });

export const listMailRecipients = (query: wire.MailRecipientsQuery, signal?: AbortSignal) =>
  read(wire.MailRecipientsAnswer, 'mail-updates', query, signal);

export const removeMailRecipient = (id: number) =>
  tell(wire.DoneAnswer, `mail-updates/${id}/remove`);

export const listCards = (_: object, signal?: AbortSignal) =>
  read(wire.CardsAnswer, 'cards', {}, signal);

export const addCard = (card: wire.CardFields) => tell(wire.CardMadeAnswer, 'cards', card);

export const changeCard = (id: number, card: wire.CardFields) =>
  tell(wire.DoneAnswer, `cards/${id}`, card);

export const deleteCard = (id: number) => tell(wire.DoneAnswer, `cards/${id}/delete`);

export const orderCards = (kind: wire.CardKind, ids: number[]) =>
  tell(wire.DoneAnswer, 'cards/order', { kind, ids });

/** With the query's `check`, nothing is imported. */
export const importFile = (file: File, query: Omit<wire.ImportQuery, 'name'>) =>
  post(
    administrationAddress('imports', { ...query, name: file.name }),
    wire.ImportAnswer,
    new Blob([file], { type: 'application/octet-stream' }),
    { authorised: true },
  );
