import type { PracticeOption, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { optionName } from "../../question/answer/drafts.ts";
import type { Phase } from "../../session/state/practice-state.ts";
import { isFinished } from "../../session/state/practice-state.ts";

/** Whether the revealed answer includes this option; false while the question is open. */
export function isRevealed(option: PracticeOption, phase: Phase, { answer_list }: QuestionStatus): boolean {
	if (!isFinished(phase) || !answer_list) return false;
	const name = optionName(option);
	return answer_list.some(({ html, spoken }) =>
		option.label.html ? html === option.label.html : spoken === name,
	);
}
