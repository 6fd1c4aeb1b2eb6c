import {
  BLOCK_STATES,
  DATASET_CHARACTERS,
  DATE_ORDERS,
  type DateOrder,
  IMPORT_LABELS,
  ImportKind,
} from '@aranya/shared/contracts/administration';
import { message, type TextOf } from '@aranya/shared/languages';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import type { Ref } from 'react';
import { CheckField } from '../fields/check-field';
import { useText } from '../texts';
import type { ImportChoices } from './import-choices';

export const IMPORT_KINDS: Record<ImportKind, { name: string; hint: string; accept: string }> = {
  species: {
    name: message('Species'),
    hint: message(
      'CSV with scientificName, vernacularName, hindi, odia, type and conservation (none, medium or high: how coarsely the public sees its places). A species that is listed already is replaced.',
    ),
    accept: '.csv,.txt,.tsv,.xlsx,.ods,.json',
  },
  occurrences: {
    name: message('Occurrences'),
    hint: message(
      'Records of species with their places in WGS84: CSV, an Excel or LibreOffice workbook, GeoJSON, KML, GPX, a zipped shapefile, a GeoPackage or a Darwin Core Archive. Check first: you see the columns that were found, and point at others.',
    ),
    accept: '.csv,.txt,.tsv,.xlsx,.ods,.geojson,.geojsonl,.json,.zip,.gpkg,.kml,.kmz,.gpx',
  },
  'field-sites': {
    name: message('Field sites'),
    hint: message(
      'CSV with name, species, legalOwner and question1 to question16, or with other columns that you point at after a check; or a JSON list of sites. A site of the same name is replaced.',
    ),
    accept: '.csv,.txt,.tsv,.xlsx,.ods,.json',
  },
  blocks: {
    name: message('Blocks'),
    hint: message(
      'GeoJSON, KML, a zipped shapefile or a GeoPackage, in WGS84 with the borders of one state: {states}. All its blocks are replaced.',
    ),
    accept: '.geojson,.geojsonl,.json,.zip,.gpkg,.kml,.kmz',
  },
  cards: {
    name: message('Campaigns and events'),
    hint: message(
      'The CSV that you download under Campaigns and events. Its cards are added behind those that are there.',
    ),
    accept: '.csv,.xlsx,.ods',
  },
};

export const hintIn = (text: TextOf, kind: ImportKind): string =>
  text(IMPORT_KINDS[kind].hint, { states: BLOCK_STATES.join(', ') });

interface KindFieldsProps {
  choices: ImportChoices;
  datasetMissing: boolean;
  datasetField: Ref<HTMLInputElement>;
  onChange: (part: Partial<ImportChoices>) => void;
  onDataset: (dataset: string) => void;
}

const ORDERS: Record<DateOrder, string> = {
  'day-first': message('12/03/2024 is 12 March'),
  'month-first': message('12/03/2024 is 3 December'),
};

export function KindFields(props: KindFieldsProps) {
  const text = useText();
  const { kind, state } = props.choices;
  return (
    <>
      <ChoiceField
        label={text('What the file holds')}
        value={kind}
        helperText={hintIn(text, kind)}
        options={ImportKind.options.map((one) => [one, text(IMPORT_KINDS[one].name)])}
        onChoose={(chosen) => props.onChange({ kind: chosen })}
      />
      {kind === 'blocks' && (
        <ChoiceField
          label={text('State of India')}
          value={state}
          options={BLOCK_STATES.map((one) => [one, one])}
          onChoose={(chosen) => props.onChange({ state: chosen })}
        />
      )}
      {kind === 'occurrences' && <DatasetFields {...props} />}
    </>
  );
}

function DatasetFields(props: KindFieldsProps) {
  const { choices, datasetMissing, datasetField, onDataset, onChange } = props;
  const text = useText();
  return (
    <>
      <TextField
        label={text('Dataset')}
        value={choices.dataset}
        required
        fullWidth
        error={datasetMissing}
        helperText={
          datasetMissing
            ? text('Say which dataset the occurrences belong to, such as State herbarium.')
            : text(
                'The source that the records belong to. A later file of the same dataset adds to it, and replaces records of the same ids.',
              )
        }
        inputRef={datasetField}
        onChange={({ target }) => onDataset(target.value)}
        slotProps={{ htmlInput: { maxLength: DATASET_CHARACTERS } }}
      />
      <ChoiceField
        fullWidth
        label={text(IMPORT_LABELS.dates)}
        value={choices.dates ?? ''}
        helperText={text('Choose only where a check asks for it.')}
        options={[
          ['', text('As the dates of the file show')],
          ...DATE_ORDERS.map((one) => [one, text(ORDERS[one])] as const),
        ]}
        onChoose={(dates) => onChange({ dates: dates || null })}
      />
      <CheckField
        label={text(IMPORT_LABELS.replace)}
        checked={choices.replace}
        onCheck={(replace) => onChange({ replace })}
      />
    </>
  );
}
