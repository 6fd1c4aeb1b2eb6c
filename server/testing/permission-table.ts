import type { Audience } from '../src/people/accounts/audience';
import { newInstanceId, testRecord } from './odk-conformance/test-forms';

/** The kinds of callers, in the order of the table's columns. */
export const CALLERS = [
  'visitor',
  'other',
  'owner',
  'communityFor',
  'administrator',
  'reviewer',
] as const;

/** A kind of caller. `other` is signed in and owns none of the requested data. */
export type Caller = (typeof CALLERS)[number];

/** Credentials of every kind of caller. A visitor has invalid tokens. */
export interface CallingAs {
  token: string;
  /** Token of the caller's phone. */
  appUserToken: string;
}

/** Data of the owner that calls request. */
export interface OwnersThings {
  phoneNumber: string;
  odkUserId: string;
  /** Only the owner's phone has access to the form. */
  formId: string;
  /** One of the owner's sessions. */
  sessionId: string;
  /** An open form that nobody has requested yet. */
  freeFormId: string;
}

/** Content of a call. Every id of a person or record belongs to the owner. */
interface Asked {
  payload?: object | string;
  /** Part of the path in the place of each `:parameter`. */
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Permitted callers of a route, and the status for each kind of caller. */
export interface Permission {
  audience: Audience;
  /** HTTP status for each of {@link CALLERS} but reviewers. */
  statuses: readonly [number, number, number, number, number];
  /** HTTP status for reviewers; absent: that of `other`. */
  reviewer?: number;
  asks?: (things: OwnersThings, caller: CallingAs) => Asked;
  /** A text that only the owner's answer contains. */
  onlyForOwner?: (things: OwnersThings) => string;
}

const ALL_200 = [200, 200, 200, 200, 200] as const;
const OWNER_ONLY = [401, 403, 200, 403, 403] as const;
const COMMUNITY_FOR = [401, 403, 403, 200, 403] as const;

/** Routes that return or change only the caller's own data. */
const EACH_THEIR_OWN: Permission = { audience: 'signed-in', statuses: [401, 200, 200, 200, 200] };

const everybody = (asks?: Permission['asks']): Permission => ({
  audience: 'anyone',
  statuses: ALL_200,
  ...(asks ? { asks } : {}),
});

/** Public routes that refuse the test's call, because the requested data is missing or invalid. */
const everybodyRefused = (status: number, asks?: Permission['asks']): Permission => ({
  audience: 'anyone',
  statuses: [status, status, status, status, status],
  ...(asks ? { asks } : {}),
});

/** Routes for administrators only; `status` is the response to an administrator in this test. */
const administrators = (status: number): Permission => ({
  audience: 'administrator',
  statuses: [401, 403, 403, 403, status],
  asks: () => ({ parameters: { id: '1', personId: 'nobody' } }),
});

/** Routes for reviewers and administrators; `status` is their answer here. No record has this id. */
const reviewers = (status: number, payload?: object): Permission => ({
  audience: 'reviewer',
  statuses: [401, 403, 403, 403, status],
  reviewer: status,
  asks: () => ({ parameters: { recordId: '999999' }, ...(payload && { payload }) }),
});

const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LOCATION = 'Keonjhar';
const NO_UUID = '00000000-0000-4000-8000-000000000000';

const api = (path: string) => `/api/aranya${path}`;
const rosa = (path: string) => `/v1/key/:token/projects/:projectId${path}`;

/** Calls of ODK Collect: the credential is the token in the path. */
const phone =
  (more: (things: OwnersThings) => Asked = () => ({})): Permission['asks'] =>
  (things, { appUserToken }) => {
    const { parameters, headers, ...rest } = more(things);
    return {
      ...rest,
      parameters: { token: appUserToken, projectId: '1', ...parameters },
      headers: { 'x-openrosa-version': '1.0', ...headers },
    };
  };

const record = (formId: string): Asked => ({
  payload: [
    '--x',
    'Content-Disposition: form-data; name="xml_submission_file"; filename="record.xml"',
    'Content-Type: text/xml',
    '',
    testRecord({ form: formId, instanceId: newInstanceId() }),
    '--x--',
    '',
  ].join('\r\n'),
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
});

/**
 * Permissions of every route of the server: `<method> <path>`; HEAD is like GET. A row that ends with `*`
 * covers every path with that prefix.
 */
export const PERMISSIONS: Record<string, Permission> = {
  'GET /docs/static/index.html': everybodyRefused(302),
  'GET /docs*': everybody(() => ({ parameters: { '*': 'index.css' } })),
  'GET /health/live': { audience: 'monitor', statuses: ALL_200 },
  'GET /health/ready': { audience: 'monitor', statuses: ALL_200 },
  // For callers with the operator's token; the test has none, so the route answers 404.
  'GET /metrics': { audience: 'monitor', statuses: [404, 404, 404, 404, 404] },
  'GET /places/odisha-blocks.geojson': everybody(),
  'GET /places/himachal-blocks.geojson': everybody(),
  'GET /wms': everybody(() => ({ query: { service: 'WMS', request: 'GetCapabilities' } })),

  'GET /ogc/features/v1': everybody(),
  'GET /ogc/features/v1/api': everybody(),
  'GET /ogc/features/v1/conformance': everybody(),
  'GET /ogc/features/v1/collections': everybody(),
  'GET /ogc/features/v1/collections/occurrences': everybody(),
  'GET /ogc/features/v1/collections/blocks': everybody(),
  'GET /ogc/features/v1/collections/occurrences/items': everybody(),
  'GET /ogc/features/v1/collections/blocks/items': everybody(),
  // The test server has no features.
  'GET /ogc/features/v1/collections/occurrences/items/:featureId': everybodyRefused(404, () => ({
    parameters: { featureId: NO_UUID },
  })),
  'GET /ogc/features/v1/collections/blocks/items/:featureId': everybodyRefused(404, () => ({
    parameters: { featureId: 'none' },
  })),

  [`POST ${api('/user/uloggedin-login')}`]: everybodyRefused(401, () => ({
    payload: { phoneNumber: '9999999999', password: '000000' },
  })),
  [`POST ${api('/user/sign-out')}`]: {
    audience: 'signed-in',
    statuses: [401, 200, 200, 200, 200],
  },
  [`GET ${api('/user/sessions')}`]: EACH_THEIR_OWN,
  [`POST ${api('/user/sessions/end')}`]: {
    audience: 'signed-in',
    // Other people's sessions are not revealed.
    statuses: [401, 404, 200, 404, 404],
    asks: ({ sessionId }) => ({ payload: { id: sessionId } }),
  },
  [`POST ${api('/user/sessions/end-others')}`]: EACH_THEIR_OWN,
  [`POST ${api('/user/close-account')}`]: {
    audience: 'signed-in',
    // Each caller's own data, and only with the PIN.
    statuses: [401, 400, 400, 400, 400],
  },
  [`POST ${api('/user/keep-account')}`]: everybodyRefused(401, ({ phoneNumber }) => ({
    payload: { phoneNumber, password: '000000' },
  })),
  [`POST ${api('/user/download')}`]: EACH_THEIR_OWN,
  [`GET ${api('/user/public-choices')}`]: EACH_THEIR_OWN,
  [`POST ${api('/user/public-choices')}`]: {
    ...EACH_THEIR_OWN,
    asks: () => ({ payload: { nameIsPublic: false, photosArePublic: false } }),
  },
  // The ticket is the credential, and valid once.
  [`GET ${api('/user/downloads/:ticket')}`]: everybodyRefused(404),
  [`POST ${api('/profile/getProfile')}`]: {
    audience: 'signed-in',
    // 'Forbidden' makes the page sign out (specification section 2.9).
    statuses: [403, 403, 200, 403, 403],
    asks: ({ phoneNumber }, { token }) => ({ payload: { token, phoneNumber } }),
    onlyForOwner: ({ phoneNumber }) => phoneNumber,
  },
  [`POST ${api('/profile/language')}`]: {
    ...EACH_THEIR_OWN,
    asks: () => ({ payload: { language: 'hi' } }),
  },
  [`POST ${api('/profile/update-profile')}`]: {
    audience: 'signed-in',
    statuses: OWNER_ONLY,
    asks: ({ phoneNumber }, { token }) => ({
      payload: {
        token,
        phoneNumber,
        name: 'Asha Majhi',
        email: '',
        organization: '',
        organizationName: '',
        address: '',
        webURL: '',
      },
    }),
  },
  [`POST ${api('/profile/update-profile-image')}`]: {
    audience: 'signed-in',
    statuses: OWNER_ONLY,
    asks: ({ phoneNumber }, { token }) => ({
      payload: { token, phoneNumber, base64Data: PICTURE },
    }),
  },
  // Photos have unguessable names.
  [`GET ${api('/profile/photos/:photo')}`]: everybodyRefused(404, () => ({
    parameters: { photo: 'none.jpg' },
  })),
  [`POST ${api('/measurement_gaps')}`]: everybody(() => ({
    payload: {
      userName: 'asha@example.org',
      fullName: 'Asha',
      country: '',
      sdg: '',
      extraDetail: 'Fireflies',
    },
  })),
  // Only our own pages may send it; the test is none of them.
  [`POST ${api('/measurement_gaps/form')}`]: everybodyRefused(403, () => ({
    payload: 'userName=asha%40example.org&fullName=Asha&country=&sdg=&extraDetail=Fireflies',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })),
  [`POST ${api('/mail-updates')}`]: everybody(() => ({
    payload: { email: 'asha@example.org', language: 'or', consent: true },
  })),
  // The token of a mail permits ending these mails; the test has none.
  [`GET ${api('/mail-updates/end')}`]: everybodyRefused(404),
  [`POST ${api('/mail-updates/end')}`]: everybodyRefused(404),
  [`POST ${api('/odk/create-app-user')}`]: {
    audience: 'collector',
    statuses: OWNER_ONLY,
    asks: ({ phoneNumber }) => ({
      payload: { displayName: 'Asha', projectId: 1, phoneNumber, location: LOCATION },
    }),
  },
  [`POST ${api('/odk/replace-token')}`]: {
    audience: 'collector',
    statuses: [401, 200, 200, 403, 200],
  },
  [`GET ${api('/odk/form-catalogue')}`]: {
    audience: 'collector',
    statuses: [401, 200, 200, 403, 200],
  },
  [`POST ${api('/odk/user-form-access')}`]: {
    audience: 'collector',
    statuses: OWNER_ONLY,
    asks: ({ odkUserId, freeFormId }) => ({
      payload: {
        projectId: 1,
        formId: freeFormId,
        roleId: 2,
        userId: odkUserId,
        location: LOCATION,
      },
    }),
  },
  [`POST ${api('/odk/form-requests')}`]: {
    audience: 'collector',
    // Each caller's own data; the form does not exist.
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ payload: { formId: 'none', reason: 'I teach here.' } }),
  },
  [`GET ${api('/odk/form-requests')}`]: {
    audience: 'collector',
    statuses: [401, 200, 200, 403, 200],
  },
  [`POST ${api('/profile/odk-trail-completed')}`]: {
    audience: 'collector',
    statuses: OWNER_ONLY,
    asks: ({ phoneNumber }, { token }) => ({ payload: { token, phoneNumber, location: LOCATION } }),
  },
  [`POST ${api('/collected-data')}`]: {
    audience: 'collector',
    statuses: OWNER_ONLY,
    asks: ({ odkUserId }) => ({ payload: { userId: odkUserId, userInsight: true } }),
  },
  [`GET ${api('/odk/phone')}`]: { audience: 'collector', statuses: [401, 200, 200, 403, 200] },
  // Each caller's own records; community-for staff send none.
  [`GET ${api('/own-records')}`]: { audience: 'collector', statuses: [401, 200, 200, 403, 200] },
  // No person sent this record.
  [`GET ${api('/own-records/:id')}`]: {
    audience: 'collector',
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ parameters: { id: '999999' } }),
  },
  [`GET ${api('/own-records/:id/photo')}`]: {
    audience: 'collector',
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ parameters: { id: '999999' }, query: { name: 'tree.jpg', size: 'small' } }),
  },
  [`DELETE ${api('/own-records/:id')}`]: {
    audience: 'collector',
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ parameters: { id: '999999' } }),
  },
  [`POST ${api('/own-records/:id/answer')}`]: {
    audience: 'collector',
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ parameters: { id: '999999' }, payload: { text: 'I planted it.' } }),
  },
  [`GET ${api('/own-records/:id/instance')}`]: {
    audience: 'collector',
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ parameters: { id: '999999' } }),
  },
  [`GET ${api('/own-records/:id/attachments/:name')}`]: {
    audience: 'collector',
    statuses: [401, 404, 404, 403, 404],
    asks: () => ({ parameters: { id: '999999', name: 'tree.jpg' } }),
  },
  // Forms without a PIN are for everyone who collects; records go to the caller's own app user.
  [`GET ${api('/odk/web-forms/:formId')}`]: {
    audience: 'collector',
    statuses: [401, 200, 200, 403, 200],
    asks: ({ freeFormId }) => ({ parameters: { formId: freeFormId } }),
  },
  [`GET ${api('/odk/web-forms/:formId/attachments/:name')}`]: {
    audience: 'collector',
    // The form has no such file.
    statuses: [401, 403, 404, 403, 403],
    asks: ({ formId }) => ({ parameters: { formId, name: 'none.png' } }),
  },
  [`POST ${api('/odk/web-forms/:formId/submissions')}`]: {
    audience: 'collector',
    statuses: [401, 403, 200, 403, 403],
    asks: ({ formId }) => ({ ...record(formId), parameters: { formId } }),
  },
  [`POST ${api('/getData')}`]: {
    audience: 'community-for',
    statuses: COMMUNITY_FOR,
    asks: () => ({ payload: { getSitesOnly: true, userId: 1 } }),
  },
  [`GET ${api('/field-sites/:siteName/viewers')}`]: {
    audience: 'community-for',
    // No site has this name; permitted callers get 404.
    statuses: [401, 403, 403, 404, 403],
  },
  [`GET ${api('/field-sites/:siteName/recorded-photo')}`]: {
    audience: 'community-for',
    // The site has no such record; permitted callers get 404.
    statuses: [401, 403, 403, 404, 403],
    asks: () => ({ query: { photoOf: '999999', size: 'small' } }),
  },
  [`GET ${api('/field-sites/photos/:specimen')}`]: everybody(() => ({
    parameters: { specimen: 'shorea-robusta.svg' },
  })),
  [`GET ${api('/getDetails')}`]: everybody(),
  [`GET ${api('/public-occurrences')}`]: everybody(() => ({
    query: { bbox: '77,28,78,29', zoom: '7' },
  })),
  [`GET ${api('/explore/choices')}`]: everybody(),
  [`GET ${api('/explore/sitemap.xml')}`]: everybody(),
  [`GET ${api('/explore/summary')}`]: everybody(),
  [`GET ${api('/explore/records')}`]: everybody(),
  [`GET ${api('/explore/cells')}`]: everybody(() => ({
    query: { view: '77,28,78,29', zoom: '7' },
  })),
  // No record has this id; everybody gets 404.
  [`GET ${api('/explore/records/:id')}`]: {
    ...everybodyRefused(404),
    asks: () => ({ parameters: { id: '00000000-0000-8000-8000-000000000000' } }),
  },
  [`GET ${api('/explore/species/:name')}`]: everybody(() => ({
    parameters: { name: 'Shorea_robusta' },
  })),
  [`GET ${api('/explore/places/:block')}`]: everybody(() => ({
    parameters: { block: 'odisha_angul_angul' },
  })),
  [`POST ${api('/remote-failures')}`]: everybody(() => ({
    payload: { remote: 'mfe-map', version: '1.0.0', phase: 'load', cause: 'no answer', path: '/' },
  })),

  [`GET ${api('/public-cards')}`]: everybody(),
  [`GET ${api('/site-links')}`]: everybody(),
  [`GET ${api('/site-terms')}`]: everybody(),
  [`GET ${api('/licences')}`]: everybody(),
  [`POST ${api('/explore/downloads')}`]: everybody(() => ({
    payload: { filter: {}, format: 'csv' },
  })),
  // No record has this id.
  [`GET ${api('/explore/records/:id/photo')}`]: everybodyRefused(404, () => ({
    parameters: { id: NO_UUID },
    query: { size: 'small' },
  })),
  // There is no such download.
  [`GET ${api('/explore/downloads/:id')}`]: everybodyRefused(404, () => ({
    parameters: { id: NO_UUID },
  })),
  [`GET ${api('/explore/downloads/:id/file')}`]: everybodyRefused(404, () => ({
    parameters: { id: NO_UUID },
  })),
  [`POST ${api('/user/provider/start')}`]: everybodyRefused(400),
  [`GET ${api('/user/provider/callback')}`]: everybodyRefused(302),
  [`POST ${api('/user/provider/finish')}`]: everybodyRefused(400),

  // Administrators are admitted and get an error for missing data; other tests cover each call.
  [`GET ${api('/administration/gaps')}`]: administrators(200),
  [`GET ${api('/administration/gaps.csv')}`]: administrators(200),
  [`GET ${api('/administration/mail-updates')}`]: administrators(200),
  [`GET ${api('/administration/mail-updates.csv')}`]: administrators(200),
  [`POST ${api('/administration/mail-updates/:id/remove')}`]: {
    ...administrators(404),
    asks: () => ({ parameters: { id: '999999' } }),
  },
  [`GET ${api('/administration/cards')}`]: administrators(200),
  [`GET ${api('/administration/cards.csv')}`]: administrators(200),
  [`GET ${api('/administration/forms')}`]: administrators(200),
  [`GET ${api('/administration/forms/:id/people')}`]: administrators(200),
  [`GET ${api('/administration/form-access.csv')}`]: administrators(200),
  [`GET ${api('/administration/form-requests')}`]: administrators(200),
  [`GET ${api('/administration/form-requests.csv')}`]: administrators(200),
  [`GET ${api('/administration/people')}`]: administrators(200),
  [`GET ${api('/administration/people.csv')}`]: administrators(200),
  [`POST ${api('/administration/gaps/:id/state')}`]: administrators(400),
  [`POST ${api('/administration/site-links')}`]: administrators(400),
  [`POST ${api('/administration/site-terms')}`]: administrators(400),
  [`POST ${api('/administration/licences/records')}`]: administrators(400),
  [`POST ${api('/administration/licences/datasets/:id')}`]: administrators(400),
  [`GET ${api('/administration/species-texts')}`]: administrators(200),
  [`GET ${api('/administration/species-texts/:name')}`]: {
    ...administrators(404),
    asks: () => ({ parameters: { name: 'Nothing_known' } }),
  },
  [`POST ${api('/administration/species-texts')}`]: administrators(400),
  [`POST ${api('/administration/cards')}`]: administrators(400),
  [`POST ${api('/administration/cards/order')}`]: administrators(400),
  [`POST ${api('/administration/cards/:id')}`]: administrators(400),
  [`POST ${api('/administration/cards/:id/delete')}`]: administrators(404),
  [`POST ${api('/administration/forms')}`]: administrators(400),
  [`POST ${api('/administration/forms/:id/state')}`]: administrators(400),
  [`GET ${api('/administration/forms/:id/records')}`]: administrators(200),
  [`GET ${api('/administration/forms/:id/records/export')}`]: {
    ...administrators(200),
    asks: () => ({ parameters: { id: '1' }, query: { format: 'csv' } }),
  },
  [`GET ${api('/administration/forms/:id/versions')}`]: administrators(200),
  [`GET ${api('/administration/forms/:id/versions/:versionId')}`]: administrators(400),
  [`GET ${api('/administration/forms/:id/mapping')}`]: administrators(200),
  [`GET ${api('/administration/forms/:id/field-sites')}`]: administrators(200),
  [`POST ${api('/administration/forms/:id/field-sites')}`]: administrators(400),
  [`POST ${api('/administration/forms/:id/tile')}`]: administrators(400),
  [`POST ${api('/administration/forms/:id/mapping')}`]: administrators(400),
  [`POST ${api('/administration/forms/:id/pin')}`]: administrators(400),
  [`POST ${api('/administration/forms/:id/access')}`]: administrators(400),
  [`POST ${api('/administration/forms/:id/access/withdraw')}`]: administrators(400),
  [`POST ${api('/administration/form-requests/:id')}`]: administrators(400),
  [`GET ${api('/administration/form-converter')}`]: administrators(200),
  [`GET ${api('/administration/form-drafts')}`]: administrators(200),
  [`POST ${api('/administration/form-drafts')}`]: administrators(400),
  [`GET ${api('/administration/form-drafts/:id/records')}`]: administrators(404),
  [`GET ${api('/administration/form-drafts/:id/records/:recordId')}`]: administrators(400),
  [`POST ${api('/administration/form-drafts/:id/publish')}`]: administrators(400),
  [`POST ${api('/administration/form-drafts/:id/remove')}`]: administrators(400),
  [`POST ${api('/administration/imports')}`]: administrators(400),
  // With the embedded server there is no Central.
  [`GET ${api('/administration/central/app-users')}`]: administrators(404),
  [`GET ${api('/administration/central/forms')}`]: administrators(404),
  [`POST ${api('/administration/central/forms')}`]: administrators(400),
  [`GET ${api('/administration/central/fault')}`]: administrators(200),
  [`POST ${api('/administration/central/app-users/:id/link')}`]: administrators(400),
  [`POST ${api('/administration/people/:personId/role')}`]: administrators(400),
  [`GET ${api('/administration/people/:personId/review-scope')}`]: administrators(404),
  [`POST ${api('/administration/people/:personId/review-scope')}`]: administrators(400),
  [`POST ${api('/administration/people/:personId/end-sessions')}`]: administrators(404),
  [`POST ${api('/administration/people/:personId/suspension')}`]: administrators(400),
  [`POST ${api('/administration/people/:personId/phone-access')}`]: administrators(400),

  [`GET ${api('/review/records')}`]: reviewers(200),
  [`GET ${api('/review/choices')}`]: reviewers(200),
  [`GET ${api('/review/statistics')}`]: reviewers(200),
  [`GET ${api('/review/species')}`]: {
    ...reviewers(200),
    asks: () => ({ query: { search: 'sal' } }),
  },
  [`GET ${api('/review/records/:recordId')}`]: reviewers(404),
  [`GET ${api('/review/records/:recordId/photo')}`]: {
    ...reviewers(404),
    asks: () => ({
      parameters: { recordId: '999999' },
      query: { name: 'tree.jpg', size: 'small' },
    }),
  },
  [`GET ${api('/review/records/:recordId/suggestions')}`]: reviewers(404),
  [`POST ${api('/review/records/:recordId/suggestions')}`]: reviewers(404, { photo: 'tree.jpg' }),
  // The server of the table has no model.
  [`GET ${api('/suggestion-model')}`]: everybodyRefused(404),
  [`GET ${api('/suggestion-model/file')}`]: everybodyRefused(404),
  [`GET ${api('/suggestion-model/runtime')}`]: everybodyRefused(404),
  [`POST ${api('/review/records/:recordId/identification')}`]: reviewers(404, {
    revision: 'none',
    position: 0,
    decision: 'confirm',
  }),
  [`POST ${api('/review/records/:recordId/question')}`]: reviewers(404, {
    revision: 'none',
    text: 'Is it planted?',
  }),
  [`POST ${api('/review/records/:recordId/visibility')}`]: reviewers(404, {
    revision: 'none',
    hidden: false,
  }),
  [`POST ${api('/review/records/:recordId/place')}`]: reviewers(404, {
    revision: 'none',
    coarseSide: 0,
  }),
  [`POST ${api('/review/records/:recordId/central')}`]: reviewers(404, {
    revision: 'none',
    keep: 'here',
  }),
  [`POST ${api('/review/decisions')}`]: reviewers(200, {
    records: [{ id: '999999', revision: 'none' }],
    decision: 'confirm',
  }),

  [`GET ${rosa('/formList')}`]: {
    audience: 'app-user',
    statuses: [403, 200, 200, 200, 200],
    asks: phone(),
    onlyForOwner: ({ formId }) => formId,
  },
  [`GET ${rosa('/forms/:file')}`]: {
    audience: 'app-user',
    statuses: [403, 403, 200, 403, 403],
    asks: phone(({ formId }) => ({ parameters: { file: `${formId}.xml` } })),
  },
  [`GET ${rosa('/forms/:formId/manifest')}`]: {
    audience: 'app-user',
    statuses: [403, 403, 200, 403, 403],
    asks: phone(({ formId }) => ({ parameters: { formId } })),
  },
  [`GET ${rosa('/forms/:formId/attachments/:name')}`]: {
    audience: 'app-user',
    // The form has no such file; permitted callers get 404.
    statuses: [403, 403, 404, 403, 403],
    asks: phone(({ formId }) => ({ parameters: { formId, name: 'none.png' } })),
  },
  [`GET ${rosa('/submission')}`]: {
    audience: 'app-user',
    statuses: [403, 204, 204, 204, 204],
    asks: phone(),
  },
  [`POST ${rosa('/submission')}`]: {
    audience: 'app-user',
    statuses: [403, 403, 201, 403, 403],
    asks: phone(({ formId }) => record(formId)),
  },

  // A draft has its own key, which the test's phones lack.
  ...Object.fromEntries(
    [
      'GET /draft/formList',
      'GET /draft.xml',
      'GET /draft/manifest',
      'GET /draft/attachments/:name',
      'GET /draft/submission',
      'POST /draft/submission',
    ].map((route) => {
      const [method, path] = route.split(' ');
      const address = `${method} /v1/test/:token/projects/:projectId/forms/:formId${path}`;
      const asks = phone(({ formId }) => ({ parameters: { formId, name: 'none.png' } }));
      return [address, { audience: 'app-user', statuses: [403, 403, 403, 403, 403], asks }];
    }),
  ),

  // Identity pages.
  'GET /': everybodyRefused(302),
  'GET /register': everybody(),
  'GET /recover': everybody(),
  // Exists in demonstration mode only, so the test server answers 404.
  'GET /outbox': everybodyRefused(404),
  'GET /demonstration': everybodyRefused(404),
  'GET /assets/*': everybody(),
  'POST /register/code': everybody(() => ({ payload: { phoneNumber: '9300000001' } })),
  'POST /recover/code': everybody(() => ({ payload: { phoneNumber: '9300000001' } })),
  'POST /register': everybodyRefused(400, () => ({
    payload: {
      phoneNumber: '9300000002',
      name: 'Asha',
      pin: '135790',
      age: 'ten-or-older',
      code: '000000',
    },
  })),
  'POST /recover': everybodyRefused(400, ({ phoneNumber }) => ({
    payload: { phoneNumber, pin: '135790', code: '000000' },
  })),
};

/** The row of a route; undefined where the table has none. */
export function permissionOf(method: string, url: string): [string, Permission] | undefined {
  const call = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  return Object.entries(PERMISSIONS).find(([key]) =>
    key.endsWith('*') ? call.startsWith(key.slice(0, -1)) : key === call,
  );
}
