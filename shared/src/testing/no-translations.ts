/** Replaces a catalogue: unit tests read English. */
export default {};
