import type { AccountContext } from '../account-context';
import { closeDueAccounts } from './close-due-accounts';
import { CLOSING_SWEEP_SECONDS } from './limits';
import { removeObsoleteFiles } from './remove-obsolete-files';

/**
 * Closes due accounts at the start and every hour.
 * @returns a function that stops it and waits for a running pass
 */
export function scheduleClosing(context: AccountContext): () => Promise<void> {
  let running: Promise<void> | null = null;
  const sweep = async () => {
    try {
      const accounts = await closeDueAccounts(context);
      const files = await removeObsoleteFiles(context);
      if (accounts + files > 0) context.log.info({ accounts, files }, 'closed accounts');
    } catch (error) {
      context.log.error({ err: error }, 'closing of accounts failed; tried again later');
    }
  };
  const start = () => {
    running ??= sweep().finally(() => {
      running = null;
    });
  };
  start();
  const timer = setInterval(start, CLOSING_SWEEP_SECONDS * 1000);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
