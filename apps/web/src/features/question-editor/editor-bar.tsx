import { Check, TriangleAlert } from "lucide-react";
import { clockText } from "../../platform/time/time-words.ts";
import { Badge } from "../../ui/people/badge.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { standingText, standingTone } from "../question-common/index.ts";
import type { BankQuestion, StoredState } from "./question-editor.api.ts";
import type { Autosave } from "./saving/use-autosave.ts";

export interface EditorBarProps {
	stored: BankQuestion | null;
	autosave: Autosave;
	isChanged: boolean;
	storing: StoredState | null;
	onStore: (state: StoredState) => void;
	view: "write" | "preview";
	onView: (view: "write" | "preview") => void;
}

/** The question's state, its autosave, and the actions. */
export function EditorBar({ stored, autosave, isChanged, storing, onStore, view, onView }: EditorBarProps) {
	return (
		<div className="qe-bar">
			<div className="qe-standing">
				<Badge tone={stored === null ? "sky" : standingTone(stored)}>
					{stored === null ? "New" : standingText(stored)}
				</Badge>
				{stored !== null && <span className="text-ink-3 text-sm">{`Version ${stored.version}`}</span>}
				<SavedAt autosave={autosave} isChanged={isChanged} />
			</div>
			<div className="seg qe-views" role="group" aria-label="View">
				<button type="button" aria-pressed={view === "write"} onClick={() => onView("write")}>
					Write
				</button>
				<button type="button" aria-pressed={view === "preview"} onClick={() => onView("preview")}>
					Preview
				</button>
			</div>
			<div className="qe-store">
				<Button variant="line" busy={storing === "draft"} onClick={() => onStore("draft")}>
					Save as draft
				</Button>
				<Button variant="primary" busy={storing === "in_review"} onClick={() => onStore("in_review")}>
					Send to review
				</Button>
			</div>
		</div>
	);
}

function SavedAt({
	autosave: { savedAt, hasFailed },
	isChanged,
}: {
	autosave: Autosave;
	isChanged: boolean;
}) {
	if (!isChanged) return null;
	return (
		<span className="qe-saved" role="status">
			{hasFailed ? (
				<>
					<TriangleAlert className="i" aria-hidden="true" />
					Not saved yet
				</>
			) : (
				savedAt !== null && (
					<>
						<Check className="i" aria-hidden="true" />
						{`Saved at ${clockText(savedAt)}`}
					</>
				)
			)}
		</span>
	);
}
