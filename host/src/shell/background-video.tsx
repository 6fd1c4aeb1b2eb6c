export function BackgroundVideo() {
  return null;
}
