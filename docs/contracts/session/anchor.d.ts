export declare function anchored<Value>(name: string, protocol: number, create: () => Value): Value;
