export { NeedDiscovery as default } from '../need-discovery/need-discovery';
