/** Variables of tests, tools and compose, which neither server nor front end reads. */
export const OTHER_VARIABLES = {
  ARANYA_PUBLISH: 'Of docker-compose.yml: address on which the ports without TLS are published.',
  ARANYA_TEST_DATABASE: "Database of the server's tests: pglite, postgres or citus.",
  ARANYA_TEST_POSTGRES_URL: 'A PostgreSQL for the tests, in place of one that they start.',
  ARANYA_TEST_CITUS_URL:
    'The coordinator of a Citus cluster for the tests; its database knows the workers.',
  ARANYA_E2E_PORT_BASE: 'Moves the ports of the product that the browser tests start.',
  ARANYA_BUILD:
    'With release a build of the front end has source maps and is compressed as much as possible.',
  ARANYA_TESTS:
    'Which tests run: usual (those of `npm test`), thorough or nightly, with commas between them; all by default.',
  ARANYA_CHROMIUM: 'Chromium for the browser tests.',
  ARANYA_NGINX: 'nginx for the tests of the delivery.',
  ARANYA_MAPSERV: "MapServer's program for its tests.",
} as const;
