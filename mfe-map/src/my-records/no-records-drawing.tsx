import { palette } from '@aranya/shared/ui/theme';

export function NoRecordsDrawing() {
  return (
    <svg
      width={168}
      height={112}
      viewBox="0 0 168 112"
      fill="none"
      stroke={palette.ink}
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path
        d="M14 88c18-15 38-20 66-19 29 1 51 4 74 17-20 14-46 20-74 20S34 102 14 88Z"
        fill={palette.moss200}
        stroke="none"
      />
      <path d="M14 88c18-15 38-20 66-19 29 1 51 4 74 17" />
      <path d="M33 91c14-9 29-12 48-12 21 0 37 3 53 11" opacity={0.55} />
      <path d="M54 95c9-4.5 17-6 28-6 12 0 21 1.5 30 5.5" opacity={0.4} />
      <path d="M62 84V46" />
      <path d="M62 66c-10 1-17-4-19-14 10-1 17 4 19 14Z" fill={palette.paper} />
      <path d="M62 56c0-11 6-18 17-20 1 11-5 19-17 20Z" fill={palette.paper} />
      <path d="M62 46c-5-7-4-14 2-20 5 7 4 14-2 20Z" fill={palette.paper} />
      <path d="M49 58l13 8M72 44l-10 12" opacity={0.55} />
      <path
        d="M114 83c-10-12-15-20-15-28a15 15 0 0 1 30 0c0 8-5 16-15 28Z"
        fill={palette.paper}
        strokeDasharray="3 4"
      />
      <circle cx={114} cy={55} r={5} fill={palette.marigold} stroke="none" />
    </svg>
  );
}
