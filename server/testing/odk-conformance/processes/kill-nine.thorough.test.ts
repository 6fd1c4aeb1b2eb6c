import { testKills } from './kill-nine';

testKills(1);
