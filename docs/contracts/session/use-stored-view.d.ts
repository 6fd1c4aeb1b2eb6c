export declare function useStoredView<View>(name: string, first: View): [view: View, change: (next: (view: View) => View) => void];
