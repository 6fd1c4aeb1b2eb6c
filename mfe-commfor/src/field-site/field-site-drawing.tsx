import { palette } from '@aranya/shared/ui/theme';

/** A forest's boundary with a stream and three plots, one selected. */
export function FieldSiteDrawing() {
  return (
    <svg viewBox="0 0 200 150" fill="none" strokeWidth={1.5} strokeLinecap="round" aria-hidden>
      <path
        d="M28 84C22 48 56 20 96 24c30 3 44-8 64 12 22 22 16 62-10 80-24 17-50 8-74 14-26 6-44-18-48-46Z"
        fill={palette.moss200}
      />
      <g stroke={palette.ink}>
        <path
          d="M24 80C18 44 52 16 92 20c30 3 44-8 64 12 22 22 16 62-10 80-24 17-50 8-74 14-26 6-44-18-48-46Z"
          strokeDasharray="6 5"
        />
        <path d="M150 14c-10 22-34 26-44 46s-4 36-24 50-30 14-42 30" />
        <path d="M52 62V44m-9 10 9-12 9 12m-15-6 6-9 6 9" />
        <path d="M70 92V74m-9 10 9-12 9 12m-15-6 6-9 6 9" />
        <path d="M132 98V78m-9 10 9-12 9 12m-15-6 6-9 6 9" />
        <circle cx="134" cy="54" r="13" fill={palette.paper} />
        <path d="M121 54h26M134 41v26" strokeWidth={1} />
      </g>
      <circle cx="134" cy="54" r="4" fill={palette.marigold} />
    </svg>
  );
}
