import type { Feedback, PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import type { ReactNode } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { RichText } from "../../../ui/text/rich-text.tsx";
import { partsSeen } from "../question/answer/part-names.ts";
import { partWords, whereWords, wordsOf } from "./feedback-words.ts";

export interface VerdictNoteProps {
	question: PracticeQuestion;
	feedback: Feedback;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onTryAgain: () => void;
	/** Answers use tries. */
	hasTries?: boolean;
	/** More help than the text. */
	help?: ReactNode;
}

/** An answer that was not right, or not an answer yet: why, and what to do. */
export function VerdictNote({ question, feedback, goOnRef, onTryAgain, hasTries, help }: VerdictNoteProps) {
	if (feedback.verdict === "correct") return null;
	const parts = partsSeen(question, feedback);
	const { title, text } = wordsOf(feedback, parts, hasTries);
	const isIncorrect = feedback.verdict === "incorrect";
	const known = isIncorrect && !feedback.is_repeat ? feedback.known_mistake : null;
	return (
		<Note kind={isIncorrect ? "retry" : "info"} title={title} className="pr-note">
			{isIncorrect && feedback.comment !== null ? (
				<p className="pr-note-text pr-comment">{feedback.comment}</p>
			) : known ? (
				<>
					{isIncorrect && partWords(feedback) !== "" && (
						<p className="pr-note-text">
							{partWords(feedback)}
							{whereWords(parts)}
						</p>
					)}
					<RichText className="pr-note-text" text={known} />
				</>
			) : (
				<p className="pr-note-text">{text}</p>
			)}
			<Button ref={goOnRef} variant="primary" size="lg" block onClick={onTryAgain}>
				Try again
			</Button>
			{help}
		</Note>
	);
}
