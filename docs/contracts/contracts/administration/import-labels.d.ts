export declare const IMPORT_LABELS: {
    readonly stateFrom: "The name of the state is in";
    readonly districtFrom: "The name of the district is in";
    readonly blockFrom: "The name of the block is in";
    readonly dates: "Day and month";
    readonly replace: "The file stands for everything in the dataset";
};
