import { chromium } from '@playwright/test';
import { BROWSER_ARGUMENTS, VIEWPORT } from '../e2e/visit/conditions';
import { chromiumPath } from '../tools/test/chromium.mjs';
import { visit } from './visit/visit';
const list: [string, string, string, string, string?][] = JSON.parse(process.env.LIST ?? '[]');
const rounds = Number(process.env.ROUNDS ?? 5);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: BROWSER_ARGUMENTS });
const times = new Map<string, number[]>();
const bytes = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  for (const [name, origin, path, selector, text] of round % 2 ? [...list].reverse() : list) {
    const context = await browser.newContext({ viewport: VIEWPORT });
    const there = text ? { selector, text } : { selector };
    const { measured } = await visit(context, { origin, storage: [], route: { name, path, signedIn: false, presses: [], there, control: there, reaction: there } });
    await context.close();
    times.set(name, [...(times.get(name) ?? []), Math.round(measured.there)]);
    bytes.set(name, [...(bytes.get(name) ?? []), Math.round(measured.bytes / 1000)]);
    console.log(round, name, Math.round(measured.there), Math.round(measured.bytes / 1000), 'kB', measured.shift);
  }
}
for (const [name, all] of times) { const s = [...all].sort((a, b) => a - b); console.log(name, 'median', s[s.length >> 1], s, bytes.get(name)?.at(-1), 'kB'); }
await browser.close();
