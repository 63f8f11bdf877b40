import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import type { WaitingReason } from "./feedback-words.ts";
import { waitingWords } from "./feedback-words.ts";

export interface WaitingNoteProps {
	/** The answer is kept on the device, or a model or a person reviews it. */
	reason: WaitingReason;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onGoOn: () => void;
	/** Retries immediately; absent if there is nothing to send. */
	onResend?: () => void;
}

/** An answer whose verdict comes later: the student continues. */
export function WaitingNote({ reason, goOnRef, onGoOn, onResend }: WaitingNoteProps) {
	const { title, text } = waitingWords[reason];
	return (
		<Note kind="info" title={title} className="pr-note">
			{reason === "model" && (
				<span className="pr-reading" aria-hidden="true">
					<i />
					<i />
					<i />
				</span>
			)}
			<p className="pr-note-text">{text}</p>
			<Button ref={goOnRef} variant="primary" size="lg" block onClick={onGoOn}>
				Next <ArrowRight className="i" />
			</Button>
			{onResend && navigator.onLine && (
				<Button variant="ghost" block onClick={onResend}>
					Send now
				</Button>
			)}
		</Note>
	);
}
