export declare function profileReadAt(): Promise<Date | undefined>;
