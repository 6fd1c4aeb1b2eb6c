import { OVERLAY_SPECIES } from '@aranya/shared/contracts';
import { CloseIcon } from '@aranya/shared/ui/basics';
import { type KeyboardEvent, useId, useRef } from 'react';
import { BASE_LAYERS } from '../base-map/base-layers';
import { CONTROL_WORDS } from '../controls/english-words';
import { LayersIcon } from '../controls/icons';
import { BLOCK_LAYERS } from '../overlays/block-layers';
import type { LayerChoice } from './chosen-layers';
import {
  LayerGroup,
  LayerGroupName,
  LayerRow,
  SwitcherBody,
  SwitcherHeading,
  SwitcherSheet,
} from './layer-switcher-parts';

interface LayerSwitcherProps {
  choice: LayerChoice;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

/** Chooses the base map and switches the block and species overlays. */
export function LayerSwitcher({ choice, isOpen, onOpen }: LayerSwitcherProps) {
  const { chosen, chooseBase, toggleBlocks, toggleSpecies } = choice;
  const toggle = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Not the large view with it.
    event.stopPropagation();
    onOpen(false);
    toggle.current?.focus();
  };
  return (
    <SwitcherSheet role="group" aria-label={CONTROL_WORDS.layers} onKeyDown={closeOnEscape}>
      <SwitcherHeading
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => onOpen(!isOpen)}
      >
        <LayersIcon size={22} />
        {CONTROL_WORDS.layers}
        {isOpen && <CloseIcon size={20} />}
      </SwitcherHeading>
      <SwitcherBody id={bodyId} hidden={!isOpen}>
        <LayerGroup>
          <LayerGroupName>Base map</LayerGroupName>
          {BASE_LAYERS.map(({ id, name }) => (
            <LayerRow key={id}>
              <input
                type="radio"
                name={`${bodyId}-base`}
                checked={chosen.base === id}
                onChange={() => chooseBase(id)}
              />
              {name}
            </LayerRow>
          ))}
        </LayerGroup>
        <LayerGroup>
          <LayerGroupName>Blocks</LayerGroupName>
          {BLOCK_LAYERS.map(({ id, name }) => (
            <LayerRow key={id}>
              <input
                type="checkbox"
                checked={chosen.blocks.has(id)}
                onChange={() => toggleBlocks(id)}
              />
              {name}
            </LayerRow>
          ))}
        </LayerGroup>
        <LayerGroup>
          <LayerGroupName>Species</LayerGroupName>
          {OVERLAY_SPECIES.map(({ localName, scientificName }) => (
            <LayerRow key={scientificName}>
              <input
                type="checkbox"
                checked={chosen.species.has(scientificName)}
                onChange={() => toggleSpecies(scientificName)}
              />
              <span>
                {localName} <em>{scientificName}</em>
              </span>
            </LayerRow>
          ))}
        </LayerGroup>
      </SwitcherBody>
    </SwitcherSheet>
  );
}
