import { SaxesParser, type SaxesTagPlain } from 'saxes';

type Attributes = Readonly<Record<string, string>>;

/** A generated form, parsed for tests. */
export interface ReadForm {
  readonly title: string;
  readonly root: Attributes;
  /** Paths of the leaves of the primary instance. */
  readonly nodes: readonly string[];
  readonly binds: readonly Attributes[];
  /** Paths of the controls in the body, in order. */
  readonly controls: readonly string[];
  /** Ids of all texts that a label, message or choice refers to. */
  readonly textIds: ReadonlySet<string>;
  readonly choiceValues: readonly string[];
  readonly languages: readonly string[];
  bindOf(path: string): Attributes | undefined;
  textsIn(language: string): ReadonlyMap<string, string>;
}

const CONTROLS = new Set(['input', 'select', 'select1', 'upload']);

/** Parses a form with a plain XML parser, independent of the writer. */
export function readXForm(xml: string): ReadForm {
  let title = '';
  let root: Attributes = {};
  const nodes: string[] = [];
  const binds: Attributes[] = [];
  const controls: string[] = [];
  const textIds = new Set<string>();
  const choiceValues: string[] = [];
  const texts = new Map<string, Map<string, string>>();

  const open: SaxesTagPlain[] = [];
  let content = '';
  const attributeAbove = (name: string, attribute: string): string | undefined =>
    open.findLast((element) => element.name === name)?.attributes[attribute];

  function opened(element: SaxesTagPlain): void {
    const { name, attributes } = element;
    open.push(element);
    content = '';
    if (name === 'data') root = attributes;
    if (name === 'bind') binds.push(attributes);
    if (name === 'translation') texts.set(attributes.lang ?? '', new Map());
    if (CONTROLS.has(name)) controls.push(attributes.ref ?? '');
    for (const value of Object.values(attributes)) {
      const id = /^jr:itext\('(.*)'\)$/.exec(value)?.[1];
      if (id !== undefined) textIds.add(id);
    }
  }

  function closed(element: SaxesTagPlain): void {
    const path = open.map(({ name }) => name);
    const data = path.indexOf('data');
    if (data >= 0 && element.isSelfClosing) nodes.push(`/${path.slice(data).join('/')}`);
    if (element.name === 'h:title') title = content;
    if (element.name === 'itextId') textIds.add(content);
    if (element.name === 'name') choiceValues.push(content);
    if (element.name === 'value' && element.attributes.form === undefined) {
      const language = attributeAbove('translation', 'lang');
      const id = attributeAbove('text', 'id');
      if (language !== undefined && id !== undefined) texts.get(language)?.set(id, content);
    }
    open.pop();
  }

  const parser = new SaxesParser();
  parser.on('opentag', opened);
  parser.on('closetag', closed);
  parser.on('text', (text) => {
    content += text;
  });
  parser.write(xml).close();

  return {
    title,
    root,
    nodes,
    binds,
    controls,
    textIds,
    choiceValues,
    languages: [...texts.keys()],
    bindOf: (path) => binds.find(({ nodeset }) => nodeset === path),
    textsIn: (language) => texts.get(language) ?? new Map<string, string>(),
  };
}
