import { seededRandom } from '../../server/src/demonstration/seeded-random';
import type { FramePainter } from './canopy';
import { FRAME_HEIGHT, FRAME_WIDTH } from './light';
import { between, type Random } from './random';
import { makeRelief, type Relief } from './relief';

type Colour = readonly [red: number, green: number, blue: number];

const GROUND: Colour = [11, 42, 31];
const SUMMIT: Colour = [27, 107, 74];
const LINE: Colour = [201, 220, 194];
/** Colours of the records: marigold, teal, moss and clay. */
const RECORDS: readonly Colour[] = [
  [232, 163, 23],
  [86, 190, 178],
  [201, 220, 194],
  [222, 124, 84],
];

/** Phases of the loop: the lines rise, records appear, everything fades. */
const CLIMBED = 0.42;
const FIRST_RECORD = 0.3;
const LAST_RECORD = 0.82;
const FADES = 0.93;

const RECORD_COUNT = 64;
/** Radius of a record's dot, in pixels. */
const RADIUS = 6;
/**
 * Growth of the ring around a new record: duration as a share of the loop, and distance in pixels.
 */
const RING_LASTS = 0.05;
const RING_RADIUS = 34;

interface SurveyRecord {
  x: number;
  y: number;
  colour: Colour;
  /** Time at which the record appears, as a share of the loop. */
  at: number;
}

const smooth = (from: number, to: number, value: number) => {
  const part = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** People avoid steep ground, so records are between valley and summit. */
function placeRecords(random: Random, { height }: Relief): SurveyRecord[] {
  const records: SurveyRecord[] = [];
  while (records.length < RECORD_COUNT) {
    const x = between(random, 0.06, 0.94) * FRAME_WIDTH;
    const y = between(random, 0.1, 0.9) * FRAME_HEIGHT;
    const here = height[Math.round(y) * FRAME_WIDTH + Math.round(x)] ?? 0;
    const colour = RECORDS[Math.floor(random() * RECORDS.length)] ?? LINE;
    if (here < 0.18 || here > 0.86) continue;
    const at = FIRST_RECORD + ((LAST_RECORD - FIRST_RECORD) * records.length) / (RECORD_COUNT - 1);
    records.push({ x, y, colour, at });
  }
  return records;
}

/** Blends a colour over a pixel. @param part 0 to 1 */
function blend(frame: Uint8Array, pixel: number, colour: Colour, part: number) {
  for (const [channel, value] of colour.entries()) {
    const at = pixel * 3 + channel;
    const before = frame[at] ?? 0;
    frame[at] = before + (value - before) * part;
  }
}

/** The terrain, with contour lines up to a height; rising lines are highlighted. */
function paintGround({ height, line }: Relief, reached: number, frame: Uint8Array) {
  for (const [pixel, here] of height.entries()) {
    const shade = here * here * 0.55;
    const known = smooth(here - 0.02, here + 0.02, reached);
    const edge = Math.exp(-(((here - reached) / 0.035) ** 2)) * (reached < 1 ? 1 : 0);
    const strength = (line[pixel] ?? 0) * (0.1 + 0.34 * known + 0.5 * edge);
    for (const [channel, low] of GROUND.entries()) {
      const ground = low + ((SUMMIT[channel] ?? low) - low) * shade;
      frame[pixel * 3 + channel] = ground + ((LINE[channel] ?? ground) - ground) * strength;
    }
  }
}

function paintRecord(
  { x, y, colour, at }: SurveyRecord,
  phase: number,
  there: number,
  frame: Uint8Array,
) {
  const age = (phase - at) / RING_LASTS;
  if (age < 0 || there === 0) return;
  const ring = RING_RADIUS * Math.min(1, age);
  const ringStrength = Math.max(0, 1 - age) * 0.8;
  const dot = RADIUS * smooth(0, 0.5, age);
  const reach = Math.ceil(RING_RADIUS + 2);
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const column = Math.round(x) + dx;
      const row = Math.round(y) + dy;
      if (column < 0 || column >= FRAME_WIDTH || row < 0 || row >= FRAME_HEIGHT) continue;
      const far = Math.hypot(column - x, row - y);
      const onDot = Math.max(0, Math.min(1, dot - far + 0.5));
      const onRing = Math.max(0, 1.2 - Math.abs(far - ring)) * ringStrength;
      const part = Math.min(1, onDot + onRing) * there;
      if (part > 0) blend(frame, row * FRAME_WIDTH + column, colour, part);
    }
  }
}

/**
 * Animates the mapping of a hilly landscape: contour lines rise from the valleys, then records
 * appear one after another. Returns a painter, see {@link FramePainter}; the loop begins and ends
 * with the bare landscape.
 */
export function makeSurvey(seed: number): FramePainter {
  const random = seededRandom(seed);
  const relief = makeRelief(random);
  const records = placeRecords(random, relief);
  return (phase, frame) => {
    const there = 1 - smooth(FADES, 1, phase);
    // At the end the lines disappear in reverse order, faster.
    const reached = 1.1 * smooth(0, CLIMBED, phase) * there;
    paintGround(relief, reached, frame);
    for (const record of records) paintRecord(record, phase, there, frame);
  };
}
