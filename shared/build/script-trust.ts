import { EMBED_SCRIPT_POLICY, SCRIPT_TRUST_KEY } from '@aranya/shared/contracts';
import webpack from 'webpack';

const { RuntimeGlobals, Template } = webpack;

/** Property of webpack's runtime with the `ScriptTrust` (see the contracts). */
export const SCRIPT_TRUST = `${RuntimeGlobals.require}.scriptTrust`;

/** The page's trust (`shared/src/federation/script-trust.ts`); undefined on partner pages. */
export const TRUST_OF_PAGE = `function() { return self[Symbol.for(${JSON.stringify(SCRIPT_TRUST_KEY)})]; }`;

/** Placeholder until the hashes of the chunks are known. */
export const CHUNK_HASHES = 'CHUNK_HASHES';

/** On partner pages, its own Trusted Types policy permits files beside the script. */
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

/** In a sandboxed frame every file is cross-origin, but webpack only compares addresses. */
export const withIntegrity = (element: string, url: string) =>
  `if (${SCRIPT_TRUST}()) { ${element}.integrity = ${SCRIPT_TRUST}().integrity(String(${url})); if (self.origin === "null") ${element}.crossOrigin = "anonymous"; }`;
