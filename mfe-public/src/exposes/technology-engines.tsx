export { TechnologyEngines as default } from '../technology-engines/technology-engines';
