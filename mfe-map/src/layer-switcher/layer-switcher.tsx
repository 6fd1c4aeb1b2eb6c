import { CloseIcon } from '@aranya/shared/ui/basics';
import { type KeyboardEvent, useId, useRef } from 'react';
import { BASE_LAYERS } from '../base-map/base-layers';
import { LayersIcon } from '../controls/icons';
import { BLOCK_LAYERS } from '../overlays/block-layers';
import { useText } from '../texts';
import type { LayerChoice } from './chosen-layers';
import {
  LayerGroup,
  LayerGroupName,
  LayerRow,
  SwitcherBody,
  SwitcherHeading,
  SwitcherSheet,
} from './layer-switcher-parts';
import { SpeciesRows } from './species-rows';

interface LayerSwitcherProps {
  choice: LayerChoice;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
}

export function LayerSwitcher({ choice, isOpen, onOpen }: LayerSwitcherProps) {
  const text = useText();
  const { chosen, chooseBase, toggleBlocks, toggleSpecies } = choice;
  const toggle = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    // Prevents Escape from closing the large view, too.
    event.stopPropagation();
    onOpen(false);
    toggle.current?.focus();
  };
  return (
    <SwitcherSheet
      role="group"
      aria-label={text('Layers')}
      data-open={isOpen ? '' : undefined}
      onKeyDown={closeOnEscape}
    >
      <SwitcherHeading
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => onOpen(!isOpen)}
      >
        <LayersIcon size={22} />
        {text('Layers')}
        {isOpen && <CloseIcon size={20} />}
      </SwitcherHeading>
      <SwitcherBody id={bodyId} hidden={!isOpen}>
        <LayerGroup>
          <LayerGroupName>{text('Base map')}</LayerGroupName>
          {BASE_LAYERS.map(({ id, name }) => (
            <LayerRow key={id}>
              <input
                type="radio"
                name={`${bodyId}-base`}
                checked={chosen.base === id}
                onChange={() => chooseBase(id)}
              />
              {text(name)}
            </LayerRow>
          ))}
        </LayerGroup>
        <LayerGroup>
          <LayerGroupName>{text('Blocks')}</LayerGroupName>
          {BLOCK_LAYERS.map(({ id, name }) => (
            <LayerRow key={id}>
              <input
                type="checkbox"
                checked={chosen.blocks.has(id)}
                onChange={() => toggleBlocks(id)}
              />
              {text(name)}
            </LayerRow>
          ))}
        </LayerGroup>
        <LayerGroup>
          <LayerGroupName>{text('Species')}</LayerGroupName>
          <SpeciesRows chosen={chosen.species} onToggle={toggleSpecies} />
        </LayerGroup>
      </SwitcherBody>
    </SwitcherSheet>
  );
}
