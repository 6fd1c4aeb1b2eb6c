export declare function whenNetworkIsBack(again: () => void, { tries }: {
    tries: boolean;
}): () => void;
