import { clearRegistration, setRegistration } from './registration-slice';
import { aranyaStore } from './store';

const { store } = aranyaStore();
const draft = () => store.getState().registration;

test('the registration draft is set field by field, and cleared', () => {
  store.dispatch(setRegistration({ firstName: 'Sukanti', phoneNumber: '9000000001' }));
  store.dispatch(setRegistration({ lastName: 'Juang' }));
  expect(draft()).toEqual({
    firstName: 'Sukanti',
    lastName: 'Juang',
    phoneNumber: '9000000001',
  });
  store.dispatch(clearRegistration());
  expect(draft()).toEqual({ firstName: '', lastName: '', phoneNumber: '' });
});
