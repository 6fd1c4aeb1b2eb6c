/** True on an iPhone or iPad, for which there is no ODK Collect. An iPad names itself a Mac, but has a touch screen. */
export const isIPhone = ({ userAgent, maxTouchPoints }: Navigator = navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
