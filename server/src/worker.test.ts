import { INSPECT_FORM } from './collecting/forms/checking/inspect-form';
import { READ_CHOICE_LABELS } from './collecting/forms/mapping/choice-labels';
import { READ_FORM_FIELDS } from './collecting/forms/mapping/read-form-fields';
import * as recordTasks from './collecting/submissions/record-tasks';
import { FIND_UNSUPPORTED } from './collecting/web-forms/unsupported-questions';
import * as pictureTasks from './platform/pictures/picture-tasks';
import { DRAW_MAP } from './publishing/species-layers/draw-map-task';
import * as worker from './worker';

test('every task is a function of the worker, and every function of the worker is a task', () => {
  const names = [
    pictureTasks,
    recordTasks,
    { DRAW_MAP, INSPECT_FORM, READ_CHOICE_LABELS, READ_FORM_FIELDS, FIND_UNSUPPORTED },
  ].flatMap((tasks) => Object.values(tasks).map(({ name }) => name));
  expect(Object.keys(worker).sort()).toEqual(names.sort());
});
