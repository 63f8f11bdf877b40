import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { unreadableWords, wantedFormWords } from "../practice/index.ts";

interface NoteProps {
	feedback: Feedback;
	type: PracticeQuestion["question_type"];
	onTryAgain: () => void;
}

/** An answer that was not accepted: why, and how to return to it. It does not mention tries, since there are none. */
export function PlacementNote({ feedback, type, onTryAgain }: NoteProps) {
	return (
		<Note kind="info" title="Before we check" className="pr-note">
			<p className="pr-note-text">{notTakenWords(feedback, type)}</p>
			<Button variant="primary" size="lg" block onClick={onTryAgain}>
				Try again
			</Button>
		</Note>
	);
}

/** Why an answer was not accepted. */
export function notTakenWords(feedback: Feedback, type: PracticeQuestion["question_type"]): string {
	// Nothing is filled in there, and a pair looks like one part.
	if (type === "MATCH_THE_FOLLOWING" && isIncomplete(feedback)) return "Match every pair first.";
	if (feedback.verdict === "unreadable") return unreadableWords[feedback.reason];
	return feedback.verdict === "wrong_form" ? wantedFormWords[feedback.wanted_form] : "";
}

function isIncomplete(feedback: Feedback): boolean {
	return (
		feedback.verdict === "unreadable" && (feedback.reason === "empty" || feedback.reason === "incomplete")
	);
}
