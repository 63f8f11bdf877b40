import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { wordsOf } from "./feedback-words.ts";
import { keepTogether } from "./keep-together.ts";

export interface VerdictNoteProps {
	feedback: Feedback;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onTryAgain: () => void;
}

/** An answer that was not right, or was no answer yet: why, and the way on. */
export function VerdictNote({ feedback, goOnRef, onTryAgain }: VerdictNoteProps) {
	if (feedback.verdict === "correct") return null;
	const { title, text } = wordsOf(feedback);
	const known = feedback.verdict === "incorrect" && !feedback.is_repeat ? feedback.known_mistake : null;
	return (
		<Note kind={feedback.verdict === "incorrect" ? "retry" : "info"} title={title} className="pr-note">
			{known ? (
				<RichText className="pr-note-text" text={keepTogether(known)} />
			) : (
				<p className="pr-note-text">{text}</p>
			)}
			<Button ref={goOnRef} variant="primary" size="lg" block onClick={onTryAgain}>
				Try again
			</Button>
		</Note>
	);
}
