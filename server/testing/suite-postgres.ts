import { startTestPostgres } from './test-postgres';

/**
 * Process with one PostgreSQL server for a whole suite. It sends its address and stops when its
 * parent ends. One server per test file would take minutes in total.
 */
const postgres = await startTestPostgres();
process.on('disconnect', async () => {
  await postgres.stop();
  process.exit(0);
});
process.send?.(postgres.address);
