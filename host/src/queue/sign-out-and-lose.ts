/** Removes what waits of a person, then ends their session. What both need comes only now: most visits never do. */
export async function signOutAndLose(userId: string) {
  // Before the session ends: what is left over then is of nobody who could say so.
  await import('@aranya/shared/queue')
    .then(({ removeEntriesOf }) => removeEntriesOf(userId))
    .catch((error: unknown) => console.warn(error));
  const { endSession } = await import('@aranya/shared/api');
  endSession('asked');
}
