import type { SVGProps } from 'react';

/** Icons are decoration: the control around one has the name. */
export type IconProps = SVGProps<SVGSVGElement> & {
  /** CSS pixels. */
  size?: number;
};

/** 24 px grid, 1.5 px line in the colour of the text. */
function LineIcon({ paths, size = 24, ...props }: IconProps & { paths: readonly string[] }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

export const drawIcon = (paths: readonly string[]) => (props: IconProps) => (
  <LineIcon paths={paths} {...props} />
);

export const PersonIcon = drawIcon([
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z',
  'M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6',
]);
export const PauseIcon = drawIcon(['M9 5.5v13', 'M15 5.5v13']);
export const PlayIcon = drawIcon(['M7.5 5v14l11-7-11-7Z']);
export const CloseIcon = drawIcon(['M6 6l12 12', 'M18 6 6 18']);
export const CheckIcon = drawIcon(['M5 12.5 10 17.5 19.5 7']);
export const InfoIcon = drawIcon([
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  'M12 11v5.5',
  'M12 7.6v.1',
]);
export const LockIcon = drawIcon(['M6 11h12v9H6z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3']);
export const ArrowRightIcon = drawIcon(['M4.5 12h15', 'M13 5.5 19.5 12 13 18.5']);
export const ExternalIcon = drawIcon([
  'M13.5 5H19v5.5',
  'M19 5l-8.5 8.5',
  'M18 14v4.5A1.5 1.5 0 0 1 16.5 20h-11A1.5 1.5 0 0 1 4 18.5v-11A1.5 1.5 0 0 1 5.5 6H10',
]);
export const RetryIcon = drawIcon(['M19.5 12a7.5 7.5 0 1 1-2.2-5.3', 'M19.5 3.5v4h-4']);
export const DownloadIcon = drawIcon(['M12 4v11', 'M7 10.5 12 15.5l5-5', 'M4.5 19.5h15']);
export const EditIcon = drawIcon(['M4 20l1-4L16 5l3 3L8 19l-4 1Z', 'M14 7l3 3']);
export const CameraIcon = drawIcon([
  'M4 8h3.5L9 5.5h6L16.5 8H20v11H4z',
  'M12 16.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Z',
]);
export const HomeIcon = drawIcon(['M4 11 12 4l8 7', 'M6 9.5V20h12V9.5', 'M10 20v-6h4v6']);
export const EventIcon = drawIcon(['M4.5 6h15v14h-15z', 'M4.5 10.5h15', 'M8 3.5V7', 'M16 3.5V7']);
export const StoriesIcon = drawIcon([
  'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5Z',
  'M12 6.5V20',
]);
export const LeafIcon = drawIcon([
  'M5 19C4 10 9 4.5 20 4.5 20 15 14.5 20 7 18.5',
  'M4 21c2-5 5.5-8.5 10-10.5',
]);
