export { GapTable as default } from '../gap-table/gap-table';
