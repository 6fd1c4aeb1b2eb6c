#!/bin/sh
# Fills an empty store with this image's build. A store with a registry is kept, so that releases
# and rollbacks survive a restart; only a host that was never released is added.
set -eu
if [ -e "$ARANYA_RELEASES/registry.json" ]; then
  echo "The store has a registry already."
  # If the new host does not fit the released remotes, the previous host stays; the messages above
  # name what to release.
  npm run --silent release -- --host || echo "The host of this image is not released."
  npm run --silent draw-pages
  exit 0
fi
for remote in $(node -p 'Object.keys(require("./shared/remotes.json")).join(" ")'); do
  # This image has no browser.
  npm run --silent release -- "$remote" --unrendered
done
npm run --silent release -- --host
npm run --silent draw-pages
