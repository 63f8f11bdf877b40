import { useCallback, useState } from "react";
import type { PracticeState, Step } from "./practice-state.ts";
import { nextOpen } from "./practice-state.ts";

/** Navigation through a set: to the next open question, to any question, and at the end to the summary. */
export function useSetNavigation(state: PracticeState, dispatch: (step: Step) => void) {
	const { questions, current_index } = state.session;
	const [isSummary, setIsSummary] = useState(() => nextOpen(state) === null);
	const goToIndex = useCallback(
		(index: number) => {
			setIsSummary(false);
			dispatch({ event: { type: "go-to", index } });
		},
		[dispatch],
	);
	return {
		isSummary,
		/** The question on screen. */
		shownId: isSummary ? null : (questions[current_index]?.id ?? null),
		finish: () => setIsSummary(true),
		ways: {
			goToIndex,
			goTo: (question_id: string) => {
				const index = questions.findIndex(({ id }) => id === question_id);
				if (index !== -1) goToIndex(index);
			},
			goOn: () => {
				const index = nextOpen(state);
				if (index === null) setIsSummary(true);
				else goToIndex(index);
			},
		},
	};
}
