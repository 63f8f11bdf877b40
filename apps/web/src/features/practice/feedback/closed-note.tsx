import { ArrowRight } from "lucide-react";
import { Button } from "../../../ui/buttons/button.tsx";
import { goalReached } from "./feedback-words.ts";
import { goalNow, type SetNow } from "./goal-now.ts";
import { Note } from "../../../ui/messages/note.tsx";

export interface ClosedNoteProps {
	/** No tries are left; otherwise the question was skipped. */
	isLastTry: boolean;
	isHelping: boolean;
	/** Absent outside of a set. */
	set?: SetNow;
	goOnRef: React.RefObject<HTMLButtonElement | null>;
	onGoOn: () => void;
	/** Leaves the question unchanged. */
	onNext: () => void;
}

/** A question that ended without a right answer: shows the solution, then continues. */
export function ClosedNote({ isLastTry, isHelping, set, goOnRef, onGoOn, onNext }: ClosedNoteProps) {
	if (!isLastTry)
		return (
			<Note kind="info" title="Skipped. That’s OK!" className="pr-note">
				<p className="pr-note-text">Read how it works. You’ll see one like it again.</p>
				<Button ref={goOnRef} variant="primary" size="lg" block onClick={onGoOn}>
					Next <ArrowRight className="i" />
				</Button>
			</Note>
		);
	return (
		<Note kind="retry" title="That was the last try" className="pr-note">
			<p className="pr-note-text">
				Read how it works, then try a new question of the same kind. Nothing you earned is lost.
			</p>
			{set && goalNow(set) === "now" && <p className="pr-note-text">{goalReached}</p>}
			<Button ref={goOnRef} variant="primary" size="lg" block busy={isHelping} onClick={onGoOn}>
				Try a new one
			</Button>
			<Button variant="ghost" block onClick={onNext}>
				Leave it and continue
			</Button>
		</Note>
	);
}
