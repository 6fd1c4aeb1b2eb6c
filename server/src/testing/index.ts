export { post } from './post';
export { type StandInBucket, standInBucket } from './stand-in-bucket';
export { type StandInGateway, standInGateway } from './stand-in-gateway';
export { openTestStorage, type TestStorage, testDatabaseKind } from './test-database';
export { signedInPerson, type TestPerson } from './test-person';
export { freePort, startOwnPostgres, startTestPostgres, type TestPostgres } from './test-postgres';
export { openTestServer, type TestServer, type TestServerOptions } from './test-server';
export { codeSentTo, messagesTo } from './text-messages';
export { SERVER_START_MS, useTestServer } from './use-test-server';
