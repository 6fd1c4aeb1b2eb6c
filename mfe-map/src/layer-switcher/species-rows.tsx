import { localNameIn, OVERLAY_SPECIES, writtenLanguage } from '@aranya/shared/contracts';
import { useLanguage } from '@aranya/shared/languages';
import { useState } from 'react';
import { useText } from '../texts';
import { FindField, LayerRow } from './layer-switcher-parts';
import { inNameOrder, speciesNamed } from './species-named';

interface SpeciesRowsProps {
  /** Scientific names. */
  chosen: ReadonlySet<string>;
  onToggle: (scientificName: string) => void;
}

/** Layers that the search hides remain selected. */
export function SpeciesRows({ chosen, onToggle }: SpeciesRowsProps) {
  const text = useText();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const found = inNameOrder(speciesNamed(words, OVERLAY_SPECIES), language);
  return (
    <>
      <FindField
        type="search"
        maxLength={60}
        aria-label={text('Find a species')}
        placeholder={text('Find a species')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.map(({ scientificName, ...names }) => {
        const localName = localNameIn(language, names) ?? '';
        return (
          <LayerRow key={scientificName}>
            <input
              type="checkbox"
              checked={chosen.has(scientificName)}
              onChange={() => onToggle(scientificName)}
            />
            <span>
              <span lang={writtenLanguage(localName)}>{localName}</span>{' '}
              <em lang="la">{scientificName}</em>
            </span>
          </LayerRow>
        );
      })}
      <p role="status">{found.length === 0 && text('No species has this name.')}</p>
    </>
  );
}
