export { Campaigns as default } from '../campaigns/campaigns';
