import {
  FORM_ICONS,
  type FormTile,
  type FormTileRequest,
} from '@aranya/shared/contracts/administration';
import { TextField } from '@aranya/shared/ui/forms';
import { FieldColumns } from '../field-columns';

/** A tile as it stands in the fields. */
export interface TypedTile {
  name: string;
  region: string;
  icon: FormTile['icon'];
  place: string;
  /** With commas between. */
  languages: string;
}

const ICONS: Record<FormTile['icon'], string> = {
  tree: 'Tree',
  biomass: 'Stem with a tape',
  boundary: 'Land with a border',
  market: 'Market stall',
  institution: 'House of an institution',
  production: 'Basket with leaves',
  water: 'Pond',
  inventory: 'Checking sheet',
  product: 'Bowl with fruits',
  field: 'Field',
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

/** The fields of a tile; what is wrong with one is said below it. */
export function TileInputs({ typed, isShown, kind, problems, onType, onKind }: TileInputsProps) {
  const written = (name: 'name' | 'region' | 'place' | 'languages', hint: string) => ({
    value: typed[name],
    error: problems[name] !== undefined,
    helperText: problems[name] ?? hint,
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  });
  return (
    <FieldColumns>
      <TextField
        select
        label="Who may have it"
        value={kind}
        onChange={({ target }) => onKind(target.value === 'open' ? 'open' : 'targeted')}
        slotProps={NATIVE}
      >
        <option value="targeted">People who know its PIN, or whom you give it</option>
        <option value="open">Everybody who asks for it</option>
      </TextField>
      {isShown && (
        <>
          <TextField label="Title of the tile" required {...written('name', 'What is recorded')} />
          <TextField label="Region" required {...written('region', 'Or for whom it is')} />
          <TextField
            select
            label="Drawing"
            value={typed.icon}
            onChange={({ target }) =>
              onType({ icon: FORM_ICONS.find((icon) => icon === target.value) ?? typed.icon })
            }
            slotProps={NATIVE}
          >
            {FORM_ICONS.map((icon) => (
              <option key={icon} value={icon}>
                {ICONS[icon]}
              </option>
            ))}
          </TextField>
          <TextField
            label="Languages"
            {...written('languages', 'With commas between; empty: the tile does not say')}
          />
          <TextField
            label="Place among the tiles"
            {...written('place', 'From 1 to 999; the packaged forms have 1 to 14')}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
        </>
      )}
    </FieldColumns>
  );
}
