import { READ_FORM_QUESTIONS } from './administration/exports/export-tables';
import { WRITE_EXPORT_FEATURES } from './administration/exports/write-features';
import { WRITE_EXPORT_ROWS } from './administration/exports/write-rows';
import { INSPECT_FORM } from './collecting/forms/checking/inspect-form';
import { READ_CHOICE_LABELS } from './collecting/forms/mapping/choice-labels';
import { LABELLED_ANSWERS_OF_RECORD } from './collecting/forms/mapping/labelled-answers';
import { READ_FORM_FIELDS } from './collecting/forms/mapping/read-form-fields';
import { READ_ANSWER_RULES } from './collecting/forms/mapping/species-questions';
import {
  LARGE_RECORD_FACTS,
  LARGE_RECORD_IDENTITY,
} from './collecting/submissions/reading/read-record';
import { EXPLAIN_RECORD } from './collecting/submissions/reading/record-statements';
import { READ_RECORDS_AGAIN } from './collecting/submissions/rereading/read-records-again';
import { FIND_UNSUPPORTED } from './collecting/web-forms/unsupported-questions';
import * as pictureTasks from './platform/pictures/picture-tasks';
import { DRAW_MAP } from './publishing/species-layers/draw-map-task';
import * as worker from './worker';

test('exports every task, and nothing but tasks', () => {
  const names = [
    pictureTasks,
    {
      DRAW_MAP,
      EXPLAIN_RECORD,
      FIND_UNSUPPORTED,
      INSPECT_FORM,
      LABELLED_ANSWERS_OF_RECORD,
      LARGE_RECORD_FACTS,
      LARGE_RECORD_IDENTITY,
      READ_ANSWER_RULES,
      READ_CHOICE_LABELS,
      READ_FORM_FIELDS,
      READ_FORM_QUESTIONS,
      READ_RECORDS_AGAIN,
      WRITE_EXPORT_FEATURES,
      WRITE_EXPORT_ROWS,
    },
  ].flatMap((tasks) => Object.values(tasks).map(({ name }) => name));
  expect(Object.keys(worker).sort()).toEqual(names.sort());
});
