import { describeAddress, describeError } from './request-log';

describe('request log', () => {
  test('logs an address as the pattern of its route', () => {
    const url = '/v1/key/:token/projects/:projectId/formList';
    expect(describeAddress({ routeOptions: { url } })).toBe(url);
    expect(describeAddress({})).toBe('no route');
  });

  test('omits a value that the database rejected', () => {
    const error = Object.assign(new Error('invalid input syntax for type integer: "9000000001"'), {
      code: '22P02',
    });
    const written = JSON.stringify(describeError(error));
    expect(written).not.toContain('9000000001');
    expect(written).toContain('invalid input syntax');
  });

  test('logs a database error without the values of the query', () => {
    const error = new Error('Failed query: select 1 where phone = $1\nparams: 9000000001', {
      cause: Object.assign(new Error('duplicate key'), {
        code: '23505',
        detail: 'Key (phone_number)=(9000000001) already exists.',
      }),
    });
    const written = JSON.stringify(describeError(error));
    expect(written).not.toContain('9000000001');
    expect(written).toContain('select 1');
    expect(written).toContain('23505');
    expect(written).toContain('request-log.test');
  });

  test('tolerates a thrown value that is not an error', () => {
    expect(describeError('text')).toEqual({ type: 'string' });
    expect(describeError(undefined)).toEqual({ type: 'undefined' });
  });
});
