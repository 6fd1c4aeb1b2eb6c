import {
  FORM_ICONS,
  type FormTile,
  type FormTileRequest,
} from '@aranya/shared/contracts/administration';
import { message } from '@aranya/shared/languages';
import { TextField } from '@aranya/shared/ui/forms';
import { useText } from '../../texts';
import { FieldColumns } from '../field-columns';

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

const NATIVE = { select: { native: true }, inputLabel: { shrink: true } };

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
      <TextField
        select
        label={text('Who may have it')}
        value={kind}
        onChange={({ target }) => onKind(target.value === 'open' ? 'open' : 'targeted')}
        slotProps={NATIVE}
      >
        <option value="targeted">{text('People who know its PIN, or whom you give it')}</option>
        <option value="open">{text('Everybody who asks for it')}</option>
      </TextField>
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
          <TextField
            select
            label={text('Drawing')}
            value={typed.icon}
            onChange={({ target }) =>
              onType({ icon: FORM_ICONS.find((icon) => icon === target.value) ?? typed.icon })
            }
            slotProps={NATIVE}
          >
            {FORM_ICONS.map((icon) => (
              <option key={icon} value={icon}>
                {text(ICONS[icon])}
              </option>
            ))}
          </TextField>
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
