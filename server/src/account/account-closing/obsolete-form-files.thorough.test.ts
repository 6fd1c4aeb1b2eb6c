import { useTestServer } from '../../../testing';
import { INSTITUTE_FORM } from '../../../testing/institute-form';
import { OwnedContent } from '../../collecting/files/owned-content';
import { publishForm, VersionAlreadyPublished } from '../../collecting/forms/publish-form';
import { formMedia } from '../../collecting/tables';
import { obsoleteFile } from '../../people/accounts/closing/tables';
import { removeObsoleteFiles } from './remove-obsolete-files';

const server = useTestServer();

const publish = (title: string, leaf: string) =>
  publishForm(server.context, {
    xml: Buffer.from(INSTITUTE_FORM.replace('Trees of the', title)),
    kind: 'open',
    media: new Map([['leaf.png', Buffer.from(leaf)]]),
  });

/** Returns which of these contents are stored. */
async function kept(contents: readonly string[]) {
  const here = await Promise.all(
    contents.map(async (sha256) => {
      try {
        const { content } = await server.context.files.read(new OwnedContent('backup', sha256));
        content.destroy();
        return [sha256];
      } catch {
        return [];
      }
    }),
  );
  return here.flat();
}
const noted = async () =>
  (await server.context.database.db.select().from(obsoleteFile)).map(({ name }) => name);
const named = async () =>
  (await server.context.database.db.select().from(formMedia)).map(({ sha256 }) => sha256);

test('removes the files of the later of two concurrent publications of a version', async () => {
  const ended = await Promise.allSettled([publish('One', 'a leaf'), publish('Other', 'a fern')]);
  const late = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(late).toEqual([expect.any(VersionAlreadyPublished)]);
  const contents = await noted();
  expect(await kept(contents)).toHaveLength(2);
  expect(await removeObsoleteFiles(server.context)).toBe(0);
  expect(await removeObsoleteFiles(server.context, 0)).toBe(1);
  expect(await kept(contents)).toEqual(await named());
  expect(await noted()).toEqual([]);
});

test('leaves no unreferenced content when a file is replaced', async () => {
  const [before] = await named();
  await Promise.allSettled([publish('One', 'a moss'), publish('Other', 'a moss')]);
  expect(await removeObsoleteFiles(server.context, 0)).toBe(1);
  expect(await kept([before ?? ''])).toEqual([]);
  const after = await named();
  expect(await kept(after.flatMap((sha256) => sha256 ?? []))).toEqual(after);
});
