import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { Button } from "../../ui/button.tsx";
import { Keypad } from "./keypad.tsx";
import { functionKeys } from "./slot-keys.ts";
import type { AnswerEntry } from "./use-answer-entry.ts";

export interface AnswerPadProps {
	question: PracticeQuestion;
	entry: AnswerEntry;
	isSending: boolean;
	onCheck: () => void;
}

/** The keypad where numbers are asked, and Check always. */
export function AnswerPad({ question, entry, isSending, onCheck }: AnswerPadProps) {
	const check = (
		<Button
			variant="primary"
			size="lg"
			className="pr-check"
			busy={isSending}
			busyLabel="Checking"
			// Pressing it must not take the cursor out of the box.
			onPointerDown={(event) => event.preventDefault()}
			onClick={onCheck}
		>
			Check
		</Button>
	);
	const isTyped = question.question_type === "SELECT_ONE" || question.answer_type === "STRING";
	if (isTyped) return <div className="pr-pad">{check}</div>;
	return (
		<div className="pr-pad">
			<Keypad
				functions={functionKeys(question.answer_type, question.grade)}
				onPress={(key) => entry.press(key)}
				check={check}
			/>
		</div>
	);
}
