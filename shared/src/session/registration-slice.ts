import { changed, slice } from './slice';

/** Registration draft (specification section 3). */
export interface RegistrationDraft {
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

const initialState: RegistrationDraft = { firstName: '', lastName: '', phoneNumber: '' };

export const registrationSlice = slice('registration', initialState, {
  setRegistration: (draft: RegistrationDraft, part: Partial<RegistrationDraft>) =>
    changed(draft, part),
  clearRegistration: () => initialState,
});

export const { setRegistration, clearRegistration } = registrationSlice.actions;
