#!/bin/sh
# Fills an empty store with what this image holds. A store that has a registry is left alone, so that
# what somebody released or rolled back outlives a restart; only a host that was never released comes into it.
set -eu
if [ -e "$ARANYA_RELEASES/registry.json" ]; then
  echo "The store has a registry already."
  # Where it does not fit the remotes that serve, the host of before goes on, and the lines above say what to release.
  npm run --silent release -- --host || echo "The host of this image is not released."
  npm run --silent draw-pages
  exit 0
fi
for remote in $(node -p 'Object.keys(require("./shared/remotes.json")).join(" ")'); do
  # The image has no browser.
  npm run --silent release -- "$remote" --unrendered
done
npm run --silent release -- --host
npm run --silent draw-pages
