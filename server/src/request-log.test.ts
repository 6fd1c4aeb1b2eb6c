import { describeError, withoutSecrets } from './request-log';

describe('the log', () => {
  test.each([
    ['/v1/key/abc$DEF!/projects/1/formList', '/v1/key/…/projects/1/formList'],
    ['/v1/key/abc', '/v1/key/…'],
    ['/v1/projects/1/formList?st=abc&x=1', '/v1/projects/1/formList?…'],
    ['/v1/key/abc?deviceID=collect%3Axyz', '/v1/key/…?…'],
    ['/health/live', '/health/live'],
  ])('%s is written %s', (url, written) => {
    expect(withoutSecrets(url)).toBe(written);
  });

  test('an error of the database is written without the values of the query', () => {
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

  test('something else that was thrown does not break it', () => {
    expect(describeError('text')).toEqual({ type: 'string' });
    expect(describeError(undefined)).toEqual({ type: 'undefined' });
  });
});
