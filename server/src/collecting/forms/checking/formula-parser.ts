import { createRequire } from 'node:module';
import Parser from 'web-tree-sitter';

/** The caller deletes the tree. */
export type ParseFormula = (text: string) => Parser.Tree;

let opened: Promise<ParseFormula> | undefined;

/** Opened once per thread. Both packages contain their WebAssembly: nothing is downloaded. */
export function openFormulaParser(): Promise<ParseFormula> {
  opened ??= open();
  return opened;
}

async function open(): Promise<ParseFormula> {
  await Parser.init();
  const parser = new Parser();
  const require = createRequire(import.meta.url);
  const grammar = require.resolve('@getodk/tree-sitter-xpath/dist/tree-sitter-xpath.wasm');
  parser.setLanguage(await Parser.Language.load(grammar));
  return (text) => parser.parse(text);
}
