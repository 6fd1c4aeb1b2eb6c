import { MOBILE_MAX_WIDTH, type ProblemBody } from '@aranya/shared/contracts';
import { defineComponent, h, type PropType } from 'vue';
import { useText } from '../texts';
import { pageButton, pageLink } from './page-parts';

const isMobile = () => window.matchMedia(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches;

/** The map and list of the person's records. */
export const mapAddress = () =>
  isMobile() ? '/mob/dashboard?show=my-aranya' : '/dashboard?show=my-aranya&tab=map';

/** Problems that another attempt cannot change. */
const FINAL: readonly string[] = ['edit_ended', 'done_in_central', 'not_found'];

/** Says why a form was not opened or a record not stored, and what the person can do. */
export const ProblemPanel = defineComponent({
  props: {
    problem: { type: Object as PropType<ProblemBody>, required: true },
    /** True while the form is open, whose own button sends the record again. */
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
