import { message } from '@aranya/shared/contracts';

/**
 * Names of the packaged map (`south-asia.topo.json`), listed for extraction into the catalogues:
 * the map has them only as data.
 */
export const STATE_NAMES: readonly string[] = [
  message('Andaman and Nicobar'),
  message('Andhra Pradesh'),
  message('Arunachal Pradesh'),
  message('Assam'),
  message('Bihar'),
  message('Chandigarh'),
  message('Chhattisgarh'),
  message('Dadra and Nagar Haveli and Daman and Diu'),
  message('Delhi'),
  message('Goa'),
  message('Gujarat'),
  message('Haryana'),
  message('Himachal Pradesh'),
  message('Jammu and Kashmir'),
  message('Jharkhand'),
  message('Karnataka'),
  message('Kerala'),
  message('Ladakh'),
  message('Lakshadweep'),
  message('Madhya Pradesh'),
  message('Maharashtra'),
  message('Manipur'),
  message('Meghalaya'),
  message('Mizoram'),
  message('Nagaland'),
  message('Odisha'),
  message('Puducherry'),
  message('Punjab'),
  message('Rajasthan'),
  message('Sikkim'),
  message('Tamil Nadu'),
  message('Telangana'),
  message('Tripura'),
  message('Uttar Pradesh'),
  message('Uttarakhand'),
  message('West Bengal'),
];
