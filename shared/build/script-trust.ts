import { EMBED_SCRIPT_POLICY, SCRIPT_TRUST_KEY } from '@aranya/shared/contracts';
import webpack from 'webpack';

const { RuntimeGlobals, Template } = webpack;

/** Where a build's runtime finds whom to ask (`ScriptTrust` in the contracts). */
export const SCRIPT_TRUST = `${RuntimeGlobals.require}.scriptTrust`;

/** What the page provides (`shared/src/federation/script-trust.ts`); nothing on pages of others. */
export const TRUST_OF_PAGE = `function() { return self[Symbol.for(${JSON.stringify(SCRIPT_TRUST_KEY)})]; }`;

/** Stands in such a script for the hashes of its chunks by their names, until those are known. */
export const CHUNK_HASHES = 'CHUNK_HASHES';

/**
 * For a script on pages of others, which provide nothing: a Trusted Types policy of its own, made when
 * a chunk is first wanted, that lets through what is next to the script, and the hashes of its chunks.
 */
export const TRUST_OF_OWN_FOLDER = Template.asString([
  '(function() {',
  Template.indent([
    'var policy;',
    `var hashes = ${JSON.stringify(CHUNK_HASHES)};`,
    'var beside = function(url) {',
    Template.indent([
      `if (url.indexOf(${RuntimeGlobals.publicPath}) === 0) return url;`,
      'throw new TypeError("Not a script of Aranya: " + url);',
    ]),
    '};',
    'var trust = {',
    Template.indent([
      'integrity: function(url) { return hashes[url.replace(/^.*\\/|\\?.*$/g, "")] || ""; },',
      'address: function(url) {',
      Template.indent([
        'if (!self.trustedTypes) return beside(url);',
        `policy = policy || trustedTypes.createPolicy(${JSON.stringify(EMBED_SCRIPT_POLICY)}, { createScriptURL: beside });`,
        'return policy.createScriptURL(url);',
      ]),
      '}',
    ]),
    '};',
    'return function() { return trust; };',
  ]),
  '})()',
]);

/**
 * Source that puts the hash that the page knows of a file on the element that fetches it. To a sandboxed frame
 * every file is of another origin, and webpack compares addresses only.
 */
export const withIntegrity = (element: string, url: string) =>
  `if (${SCRIPT_TRUST}()) { ${element}.integrity = ${SCRIPT_TRUST}().integrity(String(${url})); if (self.origin === "null") ${element}.crossOrigin = "anonymous"; }`;
