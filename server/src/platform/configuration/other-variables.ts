/** Variables of tests, tools and compose, which neither server nor front end reads. */
export const OTHER_VARIABLES = {
  ARANYA_PUBLISH: 'Address of the ports without TLS in docker-compose.yml.',
  ARANYA_TEST_DATABASE: "Database of the server's tests: pglite, postgres or citus.",
  ARANYA_TEST_POSTGRES_URL: 'PostgreSQL for the tests; otherwise they start one.',
  ARANYA_TEST_CITUS_URL: 'Coordinator of a Citus cluster for the tests, with its workers added.',
  ARANYA_E2E_PORT_BASE: 'Added to the ports of the product in browser tests.',
  ARANYA_BUILD: 'release: a build of the front end with source maps and full compression.',
  ARANYA_TESTS:
    'Kinds of tests to run: usual (`npm test`), thorough, nightly, separated by commas; all by default.',
  ARANYA_CHROMIUM: 'Chromium for the browser tests.',
  ARANYA_NGINX: 'nginx for the tests of the delivery.',
  ARANYA_MAPSERV: "MapServer's program for its tests.",
} as const;
