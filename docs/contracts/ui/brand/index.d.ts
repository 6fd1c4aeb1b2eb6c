export * from './brand-mark';
