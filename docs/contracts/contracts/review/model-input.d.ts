import type { ModelInput } from './suggestions';
export declare function inputOf(pixels: ArrayLike<number>, step: 3 | 4, { width, height, layout, mean, std }: ModelInput): Float32Array;
export declare const shapeOf: ({ width, height, layout }: ModelInput) => number[];
export declare function scoresOf(outputs: ArrayLike<number>, isLogits: boolean): number[];
export declare function weightOf({ inDistrict, everywhere, }: {
    inDistrict: number;
    everywhere: number;
}): number;
export declare const LEAST_SCORE = 0.01;
export declare function likeliest<One extends {
    score: number;
}>(all: readonly One[], weight: (one: One) => number, most: number): One[];
