/** A form as institutes write them, for tests of faulty forms. */
export const INSTITUTE_FORM = `<?xml version="1.0" encoding="UTF-8"?>
<h:html xmlns="http://www.w3.org/2002/xforms" xmlns:h="http://www.w3.org/1999/xhtml"
  xmlns:jr="http://openrosa.org/javarosa" xmlns:orx="http://openrosa.org/xforms">
  <h:head>
    <h:title>Trees of the temple grove</h:title>
    <model>
      <itext>
        <translation lang="English (en)" default="true()">
          <text id="species"><value>Which tree is it?</value></text>
        </translation>
        <translation lang="ଓଡ଼ିଆ (or)"><text id="species"><value>କେଉଁ ଗଛ?</value></text></translation>
      </itext>
      <instance>
        <data id="grove_trees" version="1">
          <species/><girth/><area/><location/>
          <plot jr:template=""><photo/></plot><plot><photo/></plot>
          <orx:meta><orx:instanceID/></orx:meta>
        </data>
      </instance>
      <bind nodeset="/data/species" type="string" required="true()"/>
      <bind nodeset="/data/girth" type="decimal" constraint=". &gt; 0"/>
      <bind nodeset="/data/area" type="string" calculate="/data/girth * /data/girth div (4 * pi())"/>
      <bind nodeset="/data/location" type="geopoint"/>
      <bind nodeset="/data/plot/photo" type="binary"/>
    </model>
  </h:head>
  <h:body>
    <input ref="/data/species"><label ref="jr:itext('species')"/></input>
    <input ref="/data/girth"><label>Girth in metres</label></input>
    <input ref="/data/location"><label>Where it stands</label></input>
    <group ref="/data/plot"><repeat nodeset="/data/plot">
      <upload ref="/data/plot/photo" mediatype="image/*"><label>Photo</label></upload>
    </repeat></group>
  </h:body>
</h:html>
`;

/** Forms with a fault each, otherwise like {@link INSTITUTE_FORM}, and the message for the author. */
export const BROKEN_FORMS: readonly (readonly [
  kind: string,
  xml: string,
  line: number | null,
  sentence: RegExp,
])[] = [
  ['that is no XML', INSTITUTE_FORM.replace('</h:title>', ''), 26, /^The XML is not well formed: /],
  ['that is another document', '<kml/>', null, /^The form has no primary instance/],
  [
    'without a body',
    INSTITUTE_FORM.replace(/<h:body>.*<\/h:body>/s, ''),
    3,
    /^The form has no body: it asks nothing\.$/,
  ],
  [
    'with a text twice',
    INSTITUTE_FORM.replace('</translation>', '<text id="species"/></translation>'),
    10,
    /^The text “species” is there twice\.$/,
  ],
  [
    'with an unknown function',
    INSTITUTE_FORM.replace('pi()', 'circle(/data/girth)'),
    22,
    /^The formula calculate = “.*” calls “circle”, a function that ODK Collect does not know\.$/,
  ],
  [
    'with half a formula',
    INSTITUTE_FORM.replace('(4 * pi())', '(4 * pi()'),
    22,
    /^The formula calculate = .* lacks a closing “\)”\.$/,
  ],
  ...(
    [
      ['. &gt;= 0 and &lt;= 5', /is incomplete or wrong at “<= 5”\.$/],
      ['/data/area =', /is incomplete or wrong at “=”\.$/],
      ['', /^The formula constraint = “” is incomplete or wrong at “”\.$/],
      ['if(/data/area, 1)', /gives “if” 2 values\. It needs 3\.$/],
      ['round(1, 2, 3) = 1', /gives “round” 3 values\. It needs 1–2\.$/],
      ['join() = 1', /gives “join” 0 values\. It needs 1 or more\.$/],
      ['floor(.) = 1', /calls “floor”, a function that ODK Collect does not know\.$/],
      ['//girth', /has “\/\/girth”, which ODK Collect cannot evaluate\.$/],
      [
        '. = /data/ଗଛ',
        /has the name “ଗଛ”\. ODK Collect reads only names in Latin letters there\.$/,
      ],
      [`${'('.repeat(201)}1${')'.repeat(201)}`, /has more than 200 brackets in brackets\.$/],
    ] as const
  ).map(
    ([formula, sentence]) =>
      [
        `with the condition ${formula.slice(0, 30)}`,
        INSTITUTE_FORM.replace('. &gt; 0', formula),
        21,
        sentence,
      ] as const,
  ),
  [
    'with a formula that needs itself',
    INSTITUTE_FORM.replace('calculate="/data/girth', 'calculate="../area + /data/girth'),
    22,
    /^Formulas go round in a loop, each needs the next: “\/data\/area” → “\/data\/area”\. One is calculate = “\.\.\/area/,
  ],
  [
    'with a group that needs what is inside',
    INSTITUTE_FORM.replace(
      '</model>',
      `<bind nodeset="/data/plot" relevant="/data/plot/photo = 'x'"/></model>`,
    ),
    25,
    /^Formulas go round in a loop, each needs the next: “\/data\/plot\/photo” → “\/data\/plot” → “\/data\/plot\/photo”\. One is relevant = /,
  ],
  [
    'with a repeat count that is no path',
    INSTITUTE_FORM.replace('repeat nodeset=', 'repeat jr:count="1 + 1" nodeset='),
    31,
    /^The formula jr:count = “1 \+ 1” must be the path of a question or group\.$/,
  ],
  [
    'with a missing file',
    INSTITUTE_FORM.replace(
      'tree is it?</value>',
      'tree is it?</value><value form="image">jr://images/a tree.png</value>',
    ),
    9,
    /^The file “a tree\.png” is missing: add it to the upload\.$/,
  ],
  [
    'with formulas in a loop',
    INSTITUTE_FORM.replace('type="decimal"', 'type="decimal" relevant="/data/area > 1"'),
    21,
    /^Formulas go round in a loop, each needs the next: “\/data\/girth” → “\/data\/area” → “\/data\/girth”\. One is relevant = “\/data\/area > 1”\.$/,
  ],
  [
    'with a question of nothing',
    INSTITUTE_FORM.replace('ref="/data/girth"', 'ref="/data/height"'),
    29,
    /^<input> is about “\/data\/height”, which the record does not have\.$/,
  ],
  [
    'with a text of nothing',
    INSTITUTE_FORM.replace("itext('species')", "itext('kind')"),
    28,
    /^The text “kind” is in no language of the form\.$/,
  ],
];
