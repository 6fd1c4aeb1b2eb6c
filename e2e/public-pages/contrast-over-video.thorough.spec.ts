import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../product/test';
import { NIGHTLY } from '../product/thorough';

/** Text over the moving video passes WCAG AA at every sampled frame. */

test.use({ reducedMotion: 'no-preference' });

/** Sampled positions of the video, from 0 to 1. */
const MOMENTS = [0, 0.2, 0.4, 0.6, 0.8, 0.97];

interface TextOnVideo {
  text: string;
  /** CSS pixels in the window. */
  box: { x: number; y: number; width: number; height: number };
  colour: [red: number, green: number, blue: number];
  /** 0 to 1, including the opacity of all ancestors. */
  alpha: number;
  /** Minimum contrast: 3 for large text, 4.5 otherwise. */
  needed: number;
}

/** Finds the text that has only the video behind it, and hides all text. */
const textOnVideo = (page: Page) =>
  page.evaluate(() => {
    const found: TextOnVideo[] = [];
    // Animated text is measured at its final position.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish();
      }
    }
    const opaque = (style: CSSStyleDeclaration) =>
      style.backgroundImage !== 'none' ||
      !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor);
    for (const element of document.querySelectorAll<HTMLElement>('main *, header *')) {
      const own = [...element.childNodes].filter(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (own.length === 0) continue;
      let alpha = 1;
      let isOnVideo = true;
      for (
        let at: HTMLElement | null = element;
        at && at !== document.body;
        at = at.parentElement
      ) {
        const style = getComputedStyle(at);
        alpha *= Number(style.opacity);
        if (opaque(style) || style.visibility === 'hidden') isOnVideo = false;
      }
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const isInWindow =
        x >= 0 &&
        y >= 0 &&
        width > 1 &&
        height > 1 &&
        x + width <= innerWidth &&
        y + height <= innerHeight;
      if (!isOnVideo || !isInWindow) continue;
      const style = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, own2 = 1] = (style.color.match(/[\d.]+/g) ?? []).map(
        Number,
      );
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      found.push({
        text: element.textContent?.trim().slice(0, 40) ?? '',
        box: { x, y, width, height },
        colour: [red, green, blue],
        alpha: alpha * own2,
        needed: isLarge ? 3 : 4.5,
      });
    }
    // A style rule instead of inline styles, because the counter creates new elements.
    const hidden = new CSSStyleSheet();
    hidden.replaceSync('main *, header * { color: transparent !important }');
    document.adoptedStyleSheets.push(hidden);
    return found;
  });

const seek = (page: Page, part: number) =>
  page
    .locator('video')
    .first()
    .evaluate(async (film: HTMLVideoElement, at: number) => {
      film.pause();
      const there = new Promise((resolve) =>
        film.addEventListener('seeked', resolve, { once: true }),
      );
      film.currentTime = film.duration * at;
      await there;
      // The screenshot is up to date two frames later.
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    }, part);

function luminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast of a text against the pixels behind it. */
function lowestContrast(
  { box, colour, alpha }: TextOnVideo,
  { data, width }: { data: Buffer; width: number },
): number {
  let lowest = 21;
  for (let y = Math.floor(box.y); y < box.y + box.height - 1; y++) {
    for (let x = Math.floor(box.x); x < box.x + box.width - 1; x++) {
      const behind = [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
      const drawn = colour.map((value, i) => value * alpha + (behind[i] ?? 0) * (1 - alpha));
      const [high = 0, low = 0] = [luminance(drawn), luminance(behind)].sort((a, b) => b - a);
      lowest = Math.min(lowest, (high + 0.05) / (low + 0.05));
    }
  }
  return lowest;
}

for (const { width, path, tag = [] } of [
  { width: 1440, path: '/' },
  { width: 1440, path: '/about', tag: NIGHTLY },
  { width: 360, path: '/', tag: NIGHTLY },
]) {
  test(`passes AA for text over the video at ${width} px on ${path} in every frame`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const film = page.locator('video').first();
    await expect.poll(() => film.evaluate((v: HTMLVideoElement) => v.readyState)).toBe(4);
    await page.evaluate(() => document.fonts.ready);
    const texts = await textOnVideo(page);
    expect(texts.length).toBeGreaterThan(1);
    for (const part of MOMENTS) {
      await seek(page, part);
      const { data, info } = await sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const text of texts) {
        const contrast = lowestContrast(text, { data, width: info.width });
        expect.soft(contrast, `${text.text} at ${part} of the film`).toBeGreaterThan(text.needed);
      }
    }
  });
}
