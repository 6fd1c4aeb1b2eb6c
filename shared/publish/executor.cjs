const { fork } = require('node:child_process');
const path = require('node:path');

/** Most compilations share one heap: a larger nursery halves garbage collection time. */
const NODE_OPTIONS = ['--import', 'tsx', '--max-semi-space-size=128'];

/**
 * @param {string[]} targets such as `mfe-map:build`
 * @param {string} root the repository's folder
 * @returns {Promise<Map<string, boolean>>} whether each was built
 */
function build(targets, root) {
  return new Promise((resolve) => {
    const built = new Map(targets.map((target) => [target, false]));
    const child = fork(path.join(__dirname, 'run.ts'), targets, {
      cwd: root,
      execArgv: NODE_OPTIONS,
    });
    child.on('message', (target) => built.set(target, true));
    child.on('exit', () => resolve(built));
  });
}

exports.one = async (_options, { root, projectsConfigurations, projectName, targetName }) => {
  const target = `${projectsConfigurations.projects[projectName].root}:${targetName}`;
  return { success: (await build([target], root)).get(target) };
};

/** Compilations share one process and its caches. */
exports.all = async ({ tasks }, _inputs, _overrides, { root }) => {
  const targetOf = ({ projectRoot, target }) => `${projectRoot}:${target.target}`;
  const built = await build(Object.values(tasks).map(targetOf), root);
  return Object.fromEntries(
    Object.entries(tasks).map(([id, task]) => [
      id,
      { success: built.get(targetOf(task)), terminalOutput: '' },
    ]),
  );
};
