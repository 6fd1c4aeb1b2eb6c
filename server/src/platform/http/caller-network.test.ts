import { readdirSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { post, useTestServer } from '../../../testing';
import { serverFolder } from '../folders/server-folder';
import { networkOf, UNKNOWN_NETWORK } from './caller-network';

describe('network of an address', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50123', '192.0.2.1'],
    [' 192.0.2.1 ', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['2001:DB8::1:0:0:0:1', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::5]:443', '2001:db8:0:1::/64'],
    ['[2001:db8:0:1::5]', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', UNKNOWN_NETWORK],
    ['unknown', UNKNOWN_NETWORK],
    ['192.0.2.256', UNKNOWN_NETWORK],
    ['192.0.2.1:999999', UNKNOWN_NETWORK],
    ['[2001:db8::1', UNKNOWN_NETWORK],
    ['1.2.3.4, 5.6.7.8', UNKNOWN_NETWORK],
    ['_hidden', UNKNOWN_NETWORK],
    [`fe80::1%${'x'.repeat(10_000)}`, UNKNOWN_NETWORK],
    ['9'.repeat(1_000_000), UNKNOWN_NETWORK],
  ])('maps the address of case %# to its network', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('treats all addresses of an IPv6 /64 as one network', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    const groups = fc.array(group, { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(groups, groups, fc.nat({ max: 3 }), (one, other, changed) => {
        fc.pre(one.slice(0, 4).some((part) => part !== 0));
        const written = (parts: number[], digits: number) =>
          parts.map((part) => part.toString(16).padStart(digits, '0')).join(':');
        const short = new URL(`http://[${written(one, 1)}]`).hostname;
        const neighbour = written([...one.slice(0, 4), ...other.slice(4)], 4);
        const elsewhere = one.map((part, place) => (place === changed ? part ^ 1 : part));
        const network = networkOf(written(one, 1));
        expect(network).toMatch(/::\/64$/);
        expect(networkOf(short)).toBe(network);
        expect(networkOf(`${short}:443`)).toBe(network);
        expect(networkOf(neighbour.toUpperCase())).toBe(network);
        expect(networkOf(written(elsewhere, 1))).not.toBe(network);
        expect(isIPv6(network.replace('/64', ''))).toBe(true);
      }),
    );
  });

  test('returns a network for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => networkOf(text).length < 50));
  });
});

describe('callers behind a trusted proxy', () => {
  const server = useTestServer({
    environment: { ARANYA_TRUST_PROXY: 'loopback' },
    limits: { gapPerAddress: { attempts: 3, seconds: 60 } },
  });
  const suggestion = {
    userName: 'asha@example.org',
    fullName: 'Asha',
    country: 'India',
    sdg: 'No Poverty',
    extraDetail: 'None',
  };
  const suggestFrom = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const url = '/api/aranya/measurement_gaps';
    return (await post(server.app, url, suggestion, headers)).statusCode;
  };

  test.each([
    ['addresses of one /64', (n: number) => `2001:db8:0:7::${n}`],
    ['one address from several ports', (n: number) => `198.51.100.7:${50_000 + n}`],
    ['what is no address', (n: number) => `nonsense-${n}`],
  ])('counts %s together', async (_, addressOf) => {
    const statuses = [];
    for (let n = 1; n <= 5; n += 1) statuses.push(await suggestFrom(addressOf(n)));
    expect(statuses.map((status) => status === 429)).toEqual([false, false, false, true, true]);
  });

  test('ignores the header from another network', async () => {
    expect(await suggestFrom('2001:db8:0:8::1')).not.toBe(429);
  });
});

test('reads the address of a request in no other file of the server', () => {
  const sources = readdirSync(join(serverFolder(), 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => name !== 'platform/http/caller-network.ts');
  expect(sources.length).toBeGreaterThan(300);
  const asking = sources.filter((name) => {
    const source = readFileSync(join(serverFolder(), 'src', name), 'utf8');
    return /\b(request|req|raw)\.ips?\b|\{[^{}]*\bips?\b[^{}]*\} *= *request|x-forwarded-for'\]/.test(
      source,
    );
  });
  expect(asking).toEqual([]);
});
