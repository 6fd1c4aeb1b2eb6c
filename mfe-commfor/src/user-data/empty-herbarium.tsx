import { palette } from '@aranya/shared/ui/theme';

export function EmptyHerbarium() {
  return (
    <svg viewBox="0 0 200 150" fill="none" strokeWidth={1.5} strokeLinecap="round" aria-hidden>
      <path d="M66 22h86v116H66z" fill={palette.moss200} />
      <g stroke={palette.ink} strokeLinejoin="round">
        <path d="M58 14h86v116H58z" fill={palette.paper} />
        <path d="M84 118c6-30 18-52 34-72" strokeDasharray="4 5" />
        <path
          d="M97 84c-16 2-24-4-26-18 14-2 24 4 26 18ZM108 62c2-16 10-24 26-24 0 14-10 24-26 24Z"
          strokeDasharray="4 5"
        />
        <path d="M108 112h28v12h-28z" />
        <path d="M112 116h16M112 120h10" strokeWidth={1} />
        <path d="M92 94l18 8M98 76l16 6" />
      </g>
      <circle cx="132" cy="118" r="3" fill={palette.marigold} />
    </svg>
  );
}
