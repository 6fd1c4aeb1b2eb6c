export * from './central';
export * from './choices';
export * from './decisions';
export * from './prepared-comments';
export * from './records';
export * from './scope';
export * from './statistics';
export * from './statuses';
