/** Beginning, repeated piece and end of texts that are slow for careless patterns and loops. */
const FILLINGS = [
  ...['…a…', '…1…x', 'a… …a', 'a…\t…a', '….…', 'a@….…@', 'a@…a.…@', '…@…', '/a…/…b', '…\\…x'],
  ...['https://…a… ', '…,…', '…1,…', '…a;…', '…=…', '1…-…x', 'a…_…?', '…%…', '"…"…', '…(…', '…<…'],
  ...['a…\r\n…a', '…\0…', 'e…\u0301…', '…\ud83d…', '…🌳…', '…İ…'],
];

/** Texts of any length, by their content. */
export const NASTY_FILLINGS: Readonly<Record<string, (length: number) => string>> =
  Object.fromEntries(
    FILLINGS.map((filling) => {
      const [before = '', piece = '', behind = ''] = filling.split('…');
      return [
        JSON.stringify(filling),
        (length: number) => {
          const room = Math.max(0, length - before.length - behind.length);
          return before + piece.repeat(Math.floor(room / piece.length)) + behind;
        },
      ];
    }),
  );
