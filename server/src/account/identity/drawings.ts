import { Html, html } from '../../platform/text/html';

export const leafMark = html`<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><path d="M5 27C3 14 10 5 28 4c1 17-8 25-20 22" fill="#c9dcc2" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round"/><path d="M4 29C8 20 13.5 14 21.5 10M10 20.5c3 .8 6 .5 9-.8M13.5 16c2.5.6 5 .2 8-1.2" fill="none" stroke="#14513a" stroke-width="1.5" stroke-linecap="round"/><circle cx="25" cy="7.5" r="1.8" fill="#e8a317"/></svg>`;

/** Favicon. */
export const leafFile = leafMark.text
  .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
  .replace('currentColor', '#0b2a1f');

const RINGS = 9;
const STEPS = 48;

function drawContours(): string {
  const rings = Array.from({ length: RINGS }, (_, ring) => contour(ring));
  return (
    '<svg class="contours" viewBox="0 0 600 160" preserveAspectRatio="xMaxYMid slice" ' +
    'aria-hidden="true" focusable="false"><g fill="none" stroke="#c9dcc2" stroke-width="1.5">' +
    `${rings.join('')}</g><circle cx="471" cy="70" r="4" fill="#e8a317"/></svg>`
  );
}

/** A circle distorted by two waves. */
function contour(ring: number): string {
  const radius = 16 + ring * 21;
  const points = Array.from({ length: STEPS }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const bend = 1 + 0.16 * Math.sin(2 * angle + 0.6) + 0.05 * ring ** 0.5 * Math.cos(3 * angle);
    const x = 470 + 1.55 * radius * bend * Math.cos(angle);
    const y = 70 + radius * bend * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `<path opacity="${(0.62 - ring * 0.055).toFixed(2)}" d="M${points.join('L')}Z"/>`;
}

export const contourLines = new Html(drawContours());
