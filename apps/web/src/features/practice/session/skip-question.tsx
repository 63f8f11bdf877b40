import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { newClientKey } from "../../../platform/api/client-key.ts";
import { usePreferences } from "../../profile/index.ts";
import { hasTouch } from "../question/help/has-touch.ts";

export interface SkipQuestionProps {
	isSkipping: boolean;
	onSkip: (client_key: string) => void;
	onKeep: () => void;
}

/** Asks for confirmation before skipping, in the page itself. */
export function SkipQuestion({ isSkipping, onSkip, onKeep }: SkipQuestionProps) {
	// One key per dialog: pressed again after a lost connection it still skips once.
	const [clientKey] = useState(newClientKey);
	const { isCalm } = usePreferences();
	const { onLine: isOnline } = navigator;
	const keepRef = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		if (!hasTouch()) keepRef.current?.focus();
	}, []);
	return (
		<Note kind="info" title="Skip this one?" className="pr-note">
			<p className="pr-note-text">{skipWords(isOnline, isCalm)}</p>
			<div className="pr-note-actions">
				<Button ref={keepRef} variant="primary" onClick={onKeep}>
					Keep trying
				</Button>
				{isOnline && (
					<Button variant="line" busy={isSkipping} onClick={() => onSkip(clientKey)}>
						Skip and show me
					</Button>
				)}
			</div>
		</Note>
	);
}

function skipWords(isOnline: boolean, isCalm: boolean): string {
	if (!isOnline)
		return "Skipping needs the internet. Keep trying: your answers are saved until you’re back online.";
	return isCalm
		? "You’ll see the answer and how to get there."
		: "You’ll see the answer and how to get there. A skipped question earns no points.";
}
