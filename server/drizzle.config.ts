import { defineConfig } from 'drizzle-kit';

/** `npm run migrations -- --name <what it adds>` at the root writes a new file when a table changed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/src/assembly/schema.ts',
  out: './server/migrations',
});
