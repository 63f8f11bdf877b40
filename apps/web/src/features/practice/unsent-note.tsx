import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { unsentWords } from "./feedback-words.ts";
import type { WaitReason } from "./use-answer-sending.ts";

export function UnsentNote({ reason, onResend }: { reason: WaitReason; onResend: () => void }) {
	const { title, text } = unsentWords[reason];
	return (
		<Note kind="problem" title={title} className="pr-note">
			<p className="pr-note-text">{text}</p>
			<Button variant="line" onClick={onResend}>
				Send now
			</Button>
		</Note>
	);
}
