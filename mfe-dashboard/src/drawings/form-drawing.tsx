import type { ReactNode } from 'react';
import { Drawing, Ink, Point, Sheet, Wash } from './drawing';

/** Drawings of the records' subjects, on 64 by 64: one per icon name of the form catalogue. */
const DRAWINGS: Record<string, ReactNode> = {
  tree: (
    <>
      <Wash d="M20 40C8 36 10 20 22 20 24 8 44 8 48 19c12 1 12 18 2 21Z" />
      <Ink d="M32 58V28M32 46l-9-8M32 40l9-9M24 58h16M16 38C8 34 9 21 19 20 21 8 41 6 46 17c12 0 13 16 4 21" />
      <Point x={42} y={25} />
    </>
  ),
  biomass: (
    <>
      <Wash d="M24 10h16l4 46H20Z" />
      <Ink d="M25 8c1 18-1 34-7 48M39 8c-1 18 1 34 7 48M12 56h40M29 16c1 6 0 10-1 15M34 22c0 5 0 8 1 12" />
      <Sheet d="M16 36c8 5 24 5 32 0l1 7c-9 5-25 5-34 0Z" />
      <Ink d="M24 41v3M32 42v4M40 41v3M49 43c5 1 8 3 7 7" />
      <Point x={56} y={51} />
    </>
  ),
  boundary: (
    <>
      <Wash d="M12 24 30 12l22 10-6 26-26 4Z" />
      <Ink d="M12 24 30 12l22 10-6 26-26 4Z" dashed />
      <Ink d="M12 24v-8M52 22v-9M46 48v-8M20 52v-9M26 30c5-4 10-3 14 1M24 38c6-4 12-4 17 0" />
      <Point x={30} y={12} />
    </>
  ),
  market: (
    <>
      <Wash d="M10 26 16 12h32l6 14Z" />
      <Ink d="M10 26 16 12h32l6 14ZM10 26c0 5 8 5 8 0 0 5 9 5 9 0 0 5 10 5 10 0 0 5 9 5 9 0 0 5 8 5 8 0M14 31v25M50 31v25M10 56h44M20 56l-2-11h28l-2 11M18 45c3-5 7-6 9-3 3-6 8-5 10-1 3-3 7-1 9 4" />
      <Point x={32} y={40} />
    </>
  ),
  institution: (
    <>
      <Wash d="M8 28 32 12l24 16Z" />
      <Ink d="M8 28 32 12l24 16ZM14 28v24M50 28v24M23 33v19M41 33v19M10 56h44M28 56V40h8v16M32 12V5" />
      <Point x={32} y={22} />
    </>
  ),
  production: (
    <>
      <Wash d="M12 36h40c0 12-8 20-20 20S12 48 12 36Z" />
      <Ink d="M10 36h44M12 36c0 12 8 20 20 20s20-8 20-20M16 44h32M21 51h22M26 36v20M38 36v20M20 36c-3-9 1-15 8-18 3 7 1 13-3 18M32 36c-3-12 1-20 7-24 5 8 4 17-1 24M42 36c0-6 4-10 10-10 0 5-2 8-5 10" />
      <Point x={36} y={24} />
    </>
  ),
  water: (
    <>
      <Wash d="M8 42c0-8 12-12 24-12s24 4 24 12-12 13-24 13S8 50 8 42Z" />
      <Ink d="M8 42c0-8 12-12 24-12s24 4 24 12-12 13-24 13S8 50 8 42ZM18 41c4-3 7 3 11 0s7 3 11 0M24 48c4-3 7 3 11 0s5 2 8 0M46 33c0-10 1-16 4-22M50 34c0-7 2-11 5-15M48 20c-4-1-6-4-6-8 4 1 6 4 6 8" />
      <Point x={50} y={11} />
    </>
  ),
  inventory: (
    <>
      <Sheet d="M14 12h36v46H14z" />
      <Wash d="M22 30c0-6 5-9 13-9 0 8-5 12-12 11Z" />
      <Ink d="M25 12c0-4 3-6 7-6s7 2 7 6v3H25ZM20 34c3-6 7-9 12-11M22 30c0-6 5-9 13-9 0 8-5 12-12 11M20 42h16M20 49h12M40 29h4" />
      <Point x={43} y={23} />
      <Ink d="m39 46 3 3 5-7" />
    </>
  ),
  product: (
    <>
      <Wash d="M8 36c14-4 34-4 48 0-2 12-12 20-24 20S10 48 8 36Z" />
      <Ink d="M8 36c14-4 34-4 48 0-2 12-12 20-24 20S10 48 8 36ZM32 56c0-8 0-14 0-22M32 50c-6-3-10-7-12-12M32 50c6-3 10-7 12-12M22 33a6 6 0 1 1 11-3M31 33a6 6 0 1 1 11 0M24 24a6 6 0 0 1 10-6c4-2 8 1 7 6" />
      <Point x={35} y={24} />
    </>
  ),
  field: (
    <>
      <Wash d="M6 38c14-8 38-8 52 0v18H6Z" />
      <Ink d="M6 38c14-8 38-8 52 0M6 56c8-8 12-14 14-20M22 57c4-8 6-15 6-23M42 57c-3-8-6-15-6-23M58 56c-8-8-11-14-14-20M18 28c-1-5 1-8 5-10 1 5-1 8-5 10M18 34v-6M46 28c1-5-1-8-5-10-1 5 1 8 5 10M46 34v-6" />
      <Point x={32} y={12} r={5} />
    </>
  ),
};

/** The drawing of a form's tile; an unknown name gets the tree. */
export const FormDrawing = ({ icon }: { icon: string }) => (
  <Drawing width={64} height={64}>
    {DRAWINGS[icon] ?? DRAWINGS.tree}
  </Drawing>
);
