/** ODK Collect does not exist for these. An iPad identifies as a Mac, but has a touch screen. */
export const isIPhone = ({ userAgent, maxTouchPoints }: Navigator = navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
