export { LanguageList } from './language-list';
export { LanguageMenu } from './language-menu';
