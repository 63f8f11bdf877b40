import type { FiledQuestion } from "@learnin/domain/authoring/draft/editor-differences";
import { Button } from "../../../ui/buttons/button.tsx";
import { Note } from "../../../ui/messages/note.tsx";
import { Differences } from "./differences.tsx";
import type { BankQuestion } from "../question-editor.api.ts";

export interface ConflictProps {
	stored: BankQuestion;
	mine: FiledQuestion;
	onKeepMine: () => void;
	onTakeTheirs: () => void;
}

/** A newer version was stored while this one was edited: nothing is lost, the author decides. */
export function Conflict({ stored, mine, onKeepMine, onTakeTheirs }: ConflictProps) {
	const who = stored.versions[0]?.created_by_name ?? "Someone";
	return (
		<Note kind="problem" title={`${who} saved version ${stored.version} while you were editing`}>
			<div className="qe-stack">
				<p>What you wrote is still here. Crossed out is theirs, underlined is yours.</p>
				<Differences before={stored} after={mine} />
				<div className="qe-buttons">
					<Button variant="primary" onClick={onKeepMine}>
						Keep mine
					</Button>
					<Button variant="line" onClick={onTakeTheirs}>
						Take theirs
					</Button>
				</div>
			</div>
		</Note>
	);
}
