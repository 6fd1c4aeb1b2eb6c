import { Drawing, Ink, Point, Sheet, Wash } from './drawing';

/** An open notebook with a pressed leaf and a pencil. */
export const OpenNotebook = () => (
  <Drawing width={240} height={160}>
    <Wash d="M8 118c30-30 190-34 224-2 4 24-40 36-112 36S2 140 8 118Z" />
    <Sheet d="M120 44C96 30 58 28 28 36v88c30-8 68-6 92 8Z" />
    <Sheet d="M120 44c24-14 62-16 92-8v88c-30-8-68-6-92 8Z" />
    <Ink d="M44 54c20-4 40-3 60 4M44 68c20-4 40-3 60 4M44 82c14-3 26-3 38 0" />
    <Wash d="M144 108c-8-26 6-48 46-54 4 32-12 56-42 56Z" />
    <Ink d="M144 108c-8-26 6-48 46-54 4 32-12 56-42 56M138 120c10-22 26-42 46-58M152 96c-4-8-4-14-2-20M164 82c-3-8-2-13 1-19M152 97c10 2 16 0 24-5M165 83c9 2 14 0 20-5" />
    <Ink d="M30 18 62 6M24 22l6-4 2 6-8-2ZM62 6l4 9-34 12" />
    <Point x={100} y={98} r={5} />
    <Ink d="M44 98c16-3 30-2 44 0" dashed />
  </Drawing>
);

/** A bamboo bridge that does not yet reach the other side. */
export const HalfBridge = () => (
  <Drawing width={240} height={160}>
    <Wash d="M0 70c22-4 44 2 54 22 8 18 6 40 14 60H0ZM240 66c-22-2-40 6-48 26-6 18-4 40-14 60h62Z" />
    <Ink d="M0 70c22-4 44 2 54 22 8 18 6 40 14 60M240 66c-22-2-40 6-48 26-6 18-4 40-14 60M0 92c14-2 26 4 32 18 5 14 4 28 8 42M240 90c-12 0-22 6-26 20-4 14-3 28-8 42" />
    <Ink d="M30 70V36M46 78V40M30 44c30 22 60 30 96 30M34 74c30 16 56 22 88 22M46 52v28M64 61v26M82 67v26M100 71v24M116 74v22" />
    <Ink d="M122 96c24 0 46-4 68-14M126 74c26-1 48-8 70-22" dashed />
    <Ink d="M196 80V48M90 150c8-5 14 5 22 0s14 5 22 0 14 5 20 0" />
    <Point x={122} y={85} r={5} />
  </Drawing>
);

/** A phone beside a larger screen with the same page. */
export const TwoScreens = () => (
  <Drawing width={240} height={160}>
    <Wash d="M86 40h126v78H86z" />
    <Ink d="M82 34h134v90H82zM66 140h166l-14-16H80ZM100 106c18-30 34-38 52-26s30 6 48-26M100 92c16-24 32-32 48-22s28 4 42-18" />
    <Sheet d="M22 66c0-4 2-6 6-6h32c4 0 6 2 6 6v74c0 4-2 6-6 6H28c-4 0-6-2-6-6Z" />
    <Ink d="M38 138h12M30 72h28v52H30z" />
    <Ink d="M44 50c4-20 16-28 34-28" dashed />
    <Ink d="m70 15 9 7-9 7" />
    <Point x={152} y={80} r={5} />
  </Drawing>
);

/** A phone that scans a code fixed to a tree. */
export const PhoneAtTree = () => (
  <Drawing width={240} height={160}>
    <Wash d="M150 0h64c-6 50-4 104 12 152h-90c16-48 18-102 14-152Z" />
    <Ink d="M152 0c4 54 2 106-18 152M212 0c-6 54-2 106 14 152M168 14c4 20 2 36-2 54M196 96c-4 18-2 34 4 50M110 152h128" />
    <Sheet d="M158 56h46v46h-46z" />
    <Ink d="M165 63h11v11h-11zM186 63h11v11h-11zM165 84h11v11h-11zM186 84h4v4h-4zM195 84v4M186 95h5M196 93v3" />
    <Sheet d="m48 52 36-10c3-1 6 1 7 4l20 70c1 3-1 6-4 7l-36 10c-3 1-6-1-7-4L44 59c-1-3 1-6 4-7Z" />
    <Ink d="m53 62 30-8 16 54-30 9ZM60 152c-4-10-18-16-30-26-8-8-2-16 8-12l26 14" />
    <Ink d="M104 66c18-6 34-8 50-6M112 98c14 2 28 2 42-2" dashed />
    <Point x={76} y={86} r={5} />
  </Drawing>
);
