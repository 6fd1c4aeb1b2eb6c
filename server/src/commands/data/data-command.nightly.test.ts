import { IMPORT_ARCHIVE, useDataCommand } from '../../../testing/importing/data-command';

describe('npm run data', () => {
  const { archive, expectEachOnce, start } = useDataCommand();

  test('imports every record once if it is killed at any moment and restarted', async () => {
    await archive();
    let kills = 0;
    for (;;) {
      const { child, ended } = start(...IMPORT_ARCHIVE);
      // Kills later in each round, so that every phase is interrupted on a machine of any speed.
      const killing = setTimeout(() => child.kill('SIGKILL'), 300 * 1.6 ** kills);
      const { code, told } = await ended;
      clearTimeout(killing);
      if (code !== null) {
        // The process may have been killed after it had stored everything.
        expect({ code, told }).toMatchObject({
          code: 0,
          told: expect.stringMatching(/30,000|Nothing to do/),
        });
        break;
      }
      kills += 1;
    }
    expect(kills).toBeGreaterThan(0);
    await expectEachOnce();
  }, 240_000);
});
