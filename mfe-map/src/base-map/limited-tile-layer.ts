import L from 'leaflet';
import type { TileLimiter, TileOutcome } from './tile-limiter';

/** Tile layer that limits its requests by the state of the tile service. */
export class LimitedTileLayer extends L.TileLayer {
  readonly #caution: TileLimiter;
  /** Functions that end the open requests. */
  readonly #open = new Map<HTMLElement, (outcome: TileOutcome) => void>();

  constructor(template: string, caution: TileLimiter, options: L.TileLayerOptions) {
    super(template, options);
    this.#caution = caution;
    // Leaflet clears the address of a removed tile, which would look like a success.
    const drop = ({ tile }: L.TileEvent) => this.#settle(tile, 'dropped');
    this.on('tileunload', drop);
    this.on('tileabort', drop);
  }

  override createTile(coords: L.Coords, done: L.DoneCallback): HTMLElement {
    const tile = document.createElement('img');
    tile.alt = '';
    tile.onload = () => {
      this.#settle(tile, 'loaded');
      done(undefined, tile);
    };
    tile.onerror = () => {
      this.#settle(tile, 'failed');
      done(new Error('The tile could not be loaded.'), tile);
    };
    const end = this.#caution.request(() => {
      tile.src = this.getTileUrl(coords);
    });
    this.#open.set(tile, end);
    return tile;
  }

  #settle(tile: HTMLElement, outcome: TileOutcome) {
    const end = this.#open.get(tile);
    this.#open.delete(tile);
    end?.(outcome);
  }
}
