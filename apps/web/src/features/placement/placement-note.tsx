import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { unreadableWords, wantedFormWords } from "../practice/index.ts";

/** An answer that was not accepted: why, and how to return to it. It does not mention tries, since there are none. */
export function PlacementNote({ feedback, onTryAgain }: { feedback: Feedback; onTryAgain: () => void }) {
	return (
		<Note kind="info" title="Let’s see that again" className="pr-note">
			<p className="pr-note-text">{notTakenWords(feedback)}</p>
			<Button variant="primary" size="lg" block onClick={onTryAgain}>
				Try again
			</Button>
		</Note>
	);
}

/** Why an answer was not accepted. */
export function notTakenWords(feedback: Feedback): string {
	if (feedback.verdict === "unreadable") return unreadableWords[feedback.reason];
	return feedback.verdict === "wrong_form" ? wantedFormWords[feedback.wanted_form] : "";
}
