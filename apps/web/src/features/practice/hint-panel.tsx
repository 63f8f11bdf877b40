import type { QuestionStatus as Told } from "@learnin/contract/schemas/practice.schema";
import { X } from "lucide-react";
import { Button, IconButton } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { hintPrice } from "./help-words.ts";

export interface HintPanelProps {
	hints: Told["hints"];
	hasMore: boolean;
	isOpening: boolean;
	onNext: () => void;
	onClose: () => void;
}

export function HintPanel({ hints, hasMore, isOpening, onNext, onClose }: HintPanelProps) {
	return (
		<section className="pr-hints" aria-label="Hints">
			<Note kind="hint" title={hints.length === 1 ? "Hint" : "Hints"} className="pr-note">
				<IconButton label="Close hints" className="pr-note-close" onClick={onClose}>
					<X className="i" />
				</IconButton>
				<ol className="pr-hint-list" aria-live="polite">
					{hints.map((hint) => (
						<li key={hint.html}>
							<RichText className="pr-note-text" text={hint} />
						</li>
					))}
				</ol>
				{hasMore && (
					<Button variant="line" className="pr-next-hint" busy={isOpening} onClick={onNext}>
						<span>
							Next hint <small className="pr-price">{hintPrice(true)}</small>
						</span>
					</Button>
				)}
			</Note>
		</section>
	);
}
