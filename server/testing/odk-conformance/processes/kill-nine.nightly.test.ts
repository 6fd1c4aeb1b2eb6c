import { testKills } from './kill-nine';

testKills(20);
