import { MOBILE_MAX_WIDTH, type ProblemBody } from '@aranya/shared/contracts';
import { defineComponent, h, type PropType } from 'vue';
import { useText } from '../texts';
import { pageButton, pageLink } from './page-parts';

const isMobile = () => window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches;

export const mapAddress = () =>
  isMobile() ? '/mob/dashboard?show=my-aranya' : '/dashboard?show=my-aranya&tab=map';

/** Another attempt cannot change these. */
const FINAL: readonly string[] = ['edit_ended', 'done_in_central', 'not_found'];

export const ProblemPanel = defineComponent({
  props: {
    problem: { type: Object as PropType<ProblemBody>, required: true },
    /** The open form's own button sends the record again. */
    isOpen: Boolean,
  },
  emits: { retry: () => true },
  setup(props, { emit }) {
    const text = useText();
    const wayOut = () =>
      FINAL.includes(props.problem.code)
        ? pageLink(text('Open My Aranya'), mapAddress())
        : pageButton(text('Try again'), () => emit('retry'));
    return () =>
      h('div', { class: 'record-panel record-problem', role: 'alert' }, [
        h('p', text(props.problem.message)),
        !props.isOpen && wayOut(),
      ]);
  },
});
