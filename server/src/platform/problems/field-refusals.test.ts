import {
  CodeRequest,
  FIELD_LIMITS,
  GapSuggestion,
  LoginRequest,
  MailUpdatesRequest,
  ProfileImageRequest,
  ProfileRequest,
  ProfileUpdateRequest,
  RecoveryRequest,
  RegistrationRequest,
} from '@aranya/shared/contracts';
import { post, signedInPerson, type TestPerson, useTestServer } from '../../../testing';

interface Call {
  url: string;
  contract: { shape: object };
  body: (person: TestPerson) => Record<string, unknown>;
  /** Fields whose text may be empty. */
  optional?: string[];
  /** Fields that may be missing. */
  mayMiss?: string[];
  page?: boolean;
}

const api = (path: string) => `/api/aranya/${path}`;
const own = ({ token, phoneNumber }: TestPerson) => ({ token, phoneNumber });
const registration = {
  phoneNumber: '9300000001',
  name: 'Asha',
  age: 'ten-or-older',
  pin: '135790',
  code: '123456',
};
const { name: _name, age: _age, ...recovery } = registration;

const CALLS: Call[] = [
  {
    url: api('user/uloggedin-login'),
    contract: LoginRequest,
    body: () => ({ phoneNumber: '9300000001', password: '135790' }),
    mayMiss: ['deviceMarks'],
  },
  { url: api('profile/getProfile'), contract: ProfileRequest, body: own },
  {
    url: api('profile/update-profile'),
    contract: ProfileUpdateRequest,
    body: (person) => ({
      ...own(person),
      name: 'Asha',
      email: 'asha@example.org',
      organization: 'Community',
      organizationName: 'Forest committee',
      address: 'Keonjhar',
      webURL: 'https://example.org',
    }),
    optional: [
      'email',
      'organization',
      'organizationName',
      'address',
      'webURL',
      'mobileCompanyName',
    ],
    mayMiss: ['mobileCompanyName'],
  },
  {
    url: api('profile/update-profile-image'),
    contract: ProfileImageRequest,
    body: (person) => ({ ...own(person), base64Data: 'AAAA' }),
  },
  {
    url: api('measurement_gaps'),
    contract: GapSuggestion,
    body: () => ({
      userName: 'asha@example.org',
      fullName: 'Asha',
      country: 'India',
      sdg: 'Climate Action',
      extraDetail: 'Fireflies',
    }),
    optional: ['country', 'sdg'],
  },
  {
    url: api('mail-updates'),
    contract: MailUpdatesRequest,
    body: () => ({ email: 'asha@example.org', language: 'hi', consent: true }),
  },
  {
    url: '/register/code',
    contract: CodeRequest,
    body: () => ({ phoneNumber: '9300000001' }),
    mayMiss: ['pin', 'deviceMarks'],
    page: true,
  },
  {
    url: '/recover/code',
    contract: CodeRequest,
    body: () => ({ phoneNumber: '9300000001' }),
    mayMiss: ['pin', 'deviceMarks'],
    page: true,
  },
  {
    url: '/register',
    contract: RegistrationRequest,
    body: () => registration,
    mayMiss: ['deviceMarks'],
    page: true,
  },
  {
    url: '/recover',
    contract: RecoveryRequest,
    body: () => recovery,
    mayMiss: ['deviceMarks'],
    page: true,
  },
];

const WRONG_TYPES = [undefined, null, 7, true, {}, ['text']];
/** A list of texts, of which only the length is checked. */
const WRONG_MARKS = [null, 7, true, {}, [7], ['m'.repeat(65)], Array<string>(6).fill('m')];

const NAMES = ['name', 'fullName'];

describe('validation of every field of every call', () => {
  const server = useTestServer({
    limits: {
      photoPerPerson: { attempts: 1000, seconds: 60 },
      gapPerAddress: { attempts: 1000, seconds: 60 },
      mailUpdatesPerAddress: { attempts: 1000, seconds: 60 },
    },
  });
  let person: TestPerson;
  beforeAll(async () => {
    person = await signedInPerson(server);
  });

  const send = ({ url, page }: Call, body: object) =>
    post(page ? server.identityApp : server.app, url, body, page ? {} : person.headers);

  const refusedAt = async (call: Call, field: string, value: unknown) => {
    const answer = await send(call, { ...call.body(person), [field]: value });
    return { status: answer.statusCode, fields: answer.json().fields };
  };
  const atField = (field: string) => ({
    status: 400,
    fields: [{ field, message: expect.stringMatching(/\w/) }],
  });

  const cases = CALLS.flatMap((call) =>
    Object.keys(call.contract.shape).map((field): [string, string, Call] => [
      call.url,
      field,
      call,
    ]),
  );

  test.each(cases)('checks every field of %s %s', async (_url, field, call) => {
    if (field === 'deviceMarks') {
      for (const value of WRONG_MARKS) {
        expect(await refusedAt(call, field, value)).toMatchObject({
          status: 400,
          fields: [{ field: expect.stringMatching(/^deviceMarks/) }],
        });
      }
    } else {
      for (const value of WRONG_TYPES) {
        if (value === undefined && call.mayMiss?.includes(field)) continue;
        if (field === 'consent' && value === true) continue;
        expect(await refusedAt(call, field, value)).toEqual(atField(field));
      }
    }
    if (!call.optional?.includes(field)) {
      expect(await refusedAt(call, field, '')).toMatchObject({
        status: 400,
        fields: [{ field }],
      });
    }
    if (field === 'base64Data') return;
    const long = 'x'.repeat(FIELD_LIMITS.detail + 1);
    expect(await refusedAt(call, field, long)).toMatchObject({ status: 400, fields: [{ field }] });
  });

  test.each([
    ['profile/update-profile', 'email', 'asha at example.org'],
    ['profile/update-profile', 'email', ' @ '],
    ['mail-updates', 'email', 'asha at example.org'],
    ['mail-updates', 'email', 'a@example.org,b@example.org'],
    ['mail-updates', 'email', 'Asha<a@example.org>'],
    ['mail-updates', 'email', 'a@example.org\nBcc:b@example.org'],
    ['mail-updates', 'language', 'Odia'],
    ['mail-updates', 'consent', false],
    ['profile/update-profile', 'webURL', 'javascript:alert(1)'],
    ['profile/update-profile', 'webURL', 'example.org'],
  ])('refuses %s %s=%s', async (path, field, value) => {
    const call = CALLS.find(({ url }) => url === api(path));
    if (!call) throw new Error('There is no such call.');
    expect(await refusedAt(call, field, value)).toEqual(atField(field));
  });

  test.each([
    ['pin', '12345'],
    ['pin', '1234567890123'],
    ['pin', '12345a'],
    ['pin', '１２３４５６'],
    ['code', '12 34'],
    ['phoneNumber', 'nine'],
    ['phoneNumber', '9'.repeat(30)],
  ])('refuses at registration %s=%s', async (field, value) => {
    const call = CALLS.find(({ url }) => url === '/register');
    if (!call) throw new Error('There is no such call.');
    expect(await refusedAt(call, field, value)).toEqual(atField(field));
  });

  test('refuses a text that the database cannot store before it reaches the database', async () => {
    for (const call of CALLS) {
      for (const field of Object.keys(call.contract.shape)) {
        const { status } = await refusedAt(call, field, 'a\u0000b');
        // Names are stored without such characters when the rest is valid.
        const expected = NAMES.includes(field) ? [200, 400] : [field === 'base64Data' ? 415 : 400];
        expect(expected.map((one) => [call.url, field, one])).toContainEqual([
          call.url,
          field,
          status,
        ]);
      }
    }
  });
});
