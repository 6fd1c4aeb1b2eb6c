const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Name of a picture's file: tour, number, screen and width of the window. */
export const pictureFile = (tour: string, number: number, screen: string, width: number) =>
  `${[tour, String(number).padStart(2, '0'), screen, width].join(' - ')}.png`;

function readFileName(file: string) {
  const [tour = '', , screen = '', width = ''] = file.slice(0, -'.png'.length).split(' - ');
  return { tour, screen, width };
}

function figure(file: string): string {
  const { screen, width } = readFileName(file);
  const address = encodeURIComponent(file);
  return `<figure class="w${width}"><a href="${address}"><img loading="lazy" src="${address}" alt=""></a><figcaption>${escaped(screen)} <small>${width} px</small></figcaption></figure>`;
}

/** One page with every picture, by tour. */
export function reviewPage(files: readonly string[]): string {
  const tours = [...new Set(files.map((file) => readFileName(file).tour))];
  const sections = tours.map((tour) => {
    const figures = files.filter((file) => readFileName(file).tour === tour).map(figure);
    return `<h2>${escaped(tour)}</h2>\n<div>${figures.join('\n')}</div>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every screen</title>
<style>
  body { margin: 32px; font: 16px/1.5 system-ui, sans-serif; color: #16211c; background: #faf8f3; }
  div { display: flex; flex-wrap: wrap; gap: 24px; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; width: 100%; border: 1px solid #d8cfbb; }
  .w360 { width: 180px; }
  .w1440 { width: 480px; }
  small { color: #4a5a52; }
</style>
<h1>Every screen</h1>
${sections.join('\n')}
</html>
`;
}
