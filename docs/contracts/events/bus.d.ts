import type { AranyaEventName, AranyaEvents } from '@aranya/shared/contracts';
import { type Observable } from 'rxjs';
export declare const BUS_PROTOCOL = 1;
export declare function publish<Name extends AranyaEventName>(name: Name, payload: AranyaEvents[Name]): void;
export declare function eventsOf<Name extends AranyaEventName>(name: Name): Observable<AranyaEvents[Name]>;
export declare function subscribe<Name extends AranyaEventName>(name: Name, listener: (payload: AranyaEvents[Name]) => void): () => void;
