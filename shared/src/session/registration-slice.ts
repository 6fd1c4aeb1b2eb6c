import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Registration draft (specification section 3). */
export interface RegistrationDraft {
  firstName: string;
  lastName: string;
  phoneNumber: string;
}

const initialState: RegistrationDraft = { firstName: '', lastName: '', phoneNumber: '' };

export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    setRegistration: (draft, { payload }: PayloadAction<Partial<RegistrationDraft>>) => {
      Object.assign(draft, payload);
    },
    clearRegistration: () => initialState,
  },
});

export const { setRegistration, clearRegistration } = registrationSlice.actions;
