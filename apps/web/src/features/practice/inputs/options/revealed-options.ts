import type { PracticeOption, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { chosenIn } from "../../question/answer/answer-boxes.ts";
import { type Draft, optionName } from "../../question/answer/drafts.ts";
import type { Phase } from "../../session/state/practice-state.ts";
import { isFinished, isLost } from "../../session/state/practice-state.ts";

/** Whether the revealed answer includes this option; false while the question is open. */
export function isRevealed(option: PracticeOption, phase: Phase, { answer_list }: QuestionStatus): boolean {
	if (!isFinished(phase) || !answer_list) return false;
	const name = optionName(option);
	return answer_list.some(({ html, spoken }) =>
		option.label.html ? html === option.label.html : spoken === name,
	);
}

/** What is chosen; nothing once the right answer is shown, beside which an own choice would look like another one. */
export function shownChoice(draft: Draft, phase: Phase): readonly string[] {
	return isLost(phase) ? [] : chosenIn(draft);
}
