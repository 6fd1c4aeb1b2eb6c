import {
  FORM_ICONS,
  type FormTile,
  type FormTileRequest,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { ChoiceField, TextField } from '@aranya/shared/ui/forms';
import { useText } from '../../texts';
import { FieldColumns } from '../field-columns';
import { FORM_KINDS, UPLOAD_KINDS } from '../upload/upload-words';

export interface TypedTile {
  name: string;
  region: string;
  icon: FormTile['icon'];
  place: string;
  /** Languages, separated by commas. */
  languages: string;
}

const ICONS: Record<FormTile['icon'], string> = {
  tree: message('Tree'),
  biomass: message('Stem with a tape'),
  boundary: message('Land with a border'),
  market: message('Market stall'),
  institution: message('House of an institution'),
  production: message('Basket with leaves'),
  water: message('Pond'),
  inventory: message('Checking sheet'),
  product: message('Bowl with fruits'),
  field: message('Field'),
};

interface TileInputsProps {
  typed: TypedTile;
  isShown: boolean;
  kind: FormTileRequest['kind'];
  problems: Partial<Record<keyof FormTile, string>>;
  onType: (part: Partial<TypedTile>) => void;
  onKind: (kind: FormTileRequest['kind']) => void;
}

/** Fields of a tile, each with its error message below. */
export function TileInputs({ typed, isShown, kind, problems, onType, onKind }: TileInputsProps) {
  const text = useText();
  const written = (name: 'name' | 'region' | 'place' | 'languages', hint: string) => ({
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ? text(problems[name]) : hint,
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  return (
    <FieldColumns>
      <ChoiceField
        label={text('Who may have it')}
        value={kind}
        options={UPLOAD_KINDS.map((one) => [one, text(FORM_KINDS[one])])}
        onChoose={onKind}
      />
      {isShown && (
        <>
          <TextField
            label={text('Title of the tile')}
            required
            {...written('name', text('What is recorded'))}
          />
          <TextField
            label={text('Region')}
            required
            {...written('region', text('Or for whom it is'))}
          />
          <ChoiceField
            label={text('Drawing')}
            value={typed.icon}
            options={FORM_ICONS.map((icon) => [icon, text(ICONS[icon])])}
            onChoose={(icon) => onType({ icon })}
          />
          <TextField
            label={text('Languages')}
            {...written('languages', text('With commas between; empty: the tile does not say'))}
          />
          <TextField
            label={text('Place among the tiles')}
            {...written('place', text('From 1 to 999; the packaged forms have 1 to 14'))}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </>
      )}
    </FieldColumns>
  );
}
