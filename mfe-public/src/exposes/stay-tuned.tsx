export { StayTuned as default } from '../gap-table/stay-tuned';
