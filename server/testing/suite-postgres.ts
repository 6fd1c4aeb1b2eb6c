import { startTestPostgres } from './test-postgres';

/**
 * One PostgreSQL server for a whole suite, as a process: it sends its address and stops when its
 * parent goes. Starting one for each test file takes minutes together.
 */
const postgres = await startTestPostgres();
process.on('disconnect', async () => {
  await postgres.stop();
  process.exit(0);
});
process.send?.(postgres.address);
