export const READ_ME = `This archive holds everything that is stored about you.

account.json             Your account: profile, sessions, forms, text messages, suggestions and what
                         was done with your data, table by table as it is stored. Left out are only
                         keys with which somebody else could sign in or send records as you: the
                         hash of your PIN, session keys, one-time codes (also in text messages) and
                         the key in your QR code.
photo.jpg                Your profile photo, if you have one.
records.csv              Your records as a table, a row for each species you saw.
records.geojson          The same as points for a map, longitude first.
darwin-core-archive.zip  The same in the standard of biodiversity databases.
submissions.csv          What is stored beside the answers of each record.
reviews.csv              What reviewers found about your records, and your answers.
files.csv                The photos and other files of your records.
records/                 Each record as your phone sent it, with its files.
missing-files.txt        Only if a file could not be found: its name.

The places are exact. Before you publish them, make those of threatened species coarse.
An apostrophe before =, +, - or @ in a table keeps spreadsheets from taking an answer for a formula.
`;
