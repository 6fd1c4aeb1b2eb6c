import type { AranyaEvent, AranyaEventName, AranyaEvents } from '@aranya/shared/contracts';
import { filter, map, type Observable, Subject } from 'rxjs';

/** Version of the envelope `{ name, payload }`; part of the key under which the bus is anchored. */
export const BUS_PROTOCOL = 1;
const KEY = Symbol.for(`aranya/bus/v${BUS_PROTOCOL}`);

/** Created by the first copy of this package that needs it. */
function bus(): Subject<AranyaEvent> {
  const page = globalThis as unknown as Record<symbol, Subject<AranyaEvent> | undefined>;
  page[KEY] ??= new Subject<AranyaEvent>();
  return page[KEY];
}

export function publish<Name extends AranyaEventName>(name: Name, payload: AranyaEvents[Name]) {
  bus().next({ name, payload } as AranyaEvent);
}

export function eventsOf<Name extends AranyaEventName>(name: Name): Observable<AranyaEvents[Name]> {
  return bus().pipe(
    filter((event) => event.name === name),
    map((event) => event.payload as AranyaEvents[Name]),
  );
}

/** @returns function that unsubscribes */
export function subscribe<Name extends AranyaEventName>(
  name: Name,
  listener: (payload: AranyaEvents[Name]) => void,
): () => void {
  const subscription = eventsOf(name).subscribe(listener);
  return () => subscription.unsubscribe();
}
