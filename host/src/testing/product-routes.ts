import path from 'node:path';
import { REMOTE_NAMES } from '@aranya/shared/contracts';
import { readRemote, routesOf } from '@aranya/shared/remote-description';
import { routesByPath } from '../routes/routes-by-path';

const root = path.join(__dirname, '..', '..', '..');

/** The routes of all remotes of this repository. */
export const productRoutes = () =>
  routesByPath(
    REMOTE_NAMES.map((name) => ({
      name,
      version: '1',
      manifestUrl: '/m.json',
      sharedRange: '*',
      routes: routesOf(readRemote(path.join(root, name))),
    })),
  );
