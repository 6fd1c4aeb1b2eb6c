#!/bin/sh
# Fills an empty store with what this image holds. A store that has a registry is left alone, so that
# what somebody released or rolled back outlives a restart; it is only told which host serves from now on.
set -eu
if [ -e "$ARANYA_RELEASES/registry.json" ]; then
  echo "The store has a registry already."
  npm run --silent release -- --host
  npm run --silent draw-pages
  exit 0
fi
for remote in $(node -p 'Object.keys(require("./shared/remotes.json")).join(" ")'); do
  # The image has no browser.
  npm run --silent release -- "$remote" --unrendered
done
npm run --silent release -- --host
npm run --silent draw-pages
