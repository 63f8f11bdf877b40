import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useState } from "react";
import { whenText } from "../../platform/time/time-words.ts";
import { useNow } from "../../platform/time/use-now.ts";
import { ActionButton } from "../../ui/buttons/action-button.tsx";
import { Button } from "../../ui/buttons/button.tsx";
import { Card } from "../../ui/card.tsx";
import { LoadFailed } from "../../ui/messages/load-failed.tsx";
import { QueueSkeleton } from "../../ui/lists/queue-skeleton.tsx";
import { Editor } from "./editor.tsx";
import type { PreviewProps } from "./editor-props.ts";
import { type Kept, readKept } from "./saving/kept-draft.ts";
import { type BankQuestion, keepDraft, keptDraftQuery, questionQuery } from "./question-editor.api.ts";
import "../../styles/disclosure.css";
import "../../ui/buttons/tick.css";
import "./question-editor.css";

export interface AddQuestionPageProps {
	Preview: ComponentType<PreviewProps>;
	/** Opens the editor of the stored question. */
	onStored: (id: string) => void;
	/** Resumes the autosaved draft without asking: another page has just stored it. */
	goesOn?: boolean;
}

export function AddQuestionPage(props: AddQuestionPageProps) {
	return <KeptOrNot stored={null} {...props} />;
}

export interface UpdateQuestionPageProps {
	questionId: string;
	Preview: ComponentType<PreviewProps>;
}

export function UpdateQuestionPage({ questionId, Preview }: UpdateQuestionPageProps) {
	const query = useQuery(questionQuery(questionId));
	if (query.data) return <KeptOrNot stored={query.data} Preview={Preview} onStored={() => undefined} />;
	if (!query.error) return <QueueSkeleton label="Loading the question" />;
	return <LoadFailed title="The question couldn’t be loaded" query={query} />;
}

interface KeptOrNotProps extends AddQuestionPageProps {
	stored: BankQuestion | null;
}

/** Offers an earlier autosaved draft first: to resume, or to discard. */
function KeptOrNot({ stored, Preview, onStored, goesOn = false }: KeptOrNotProps) {
	const draftKey = stored?.id ?? "new";
	const query = useQuery(keptDraftQuery(draftKey));
	const [chosen, setChosen] = useState<{ kept: Kept | null } | null>(null);
	if (query.error) return <LoadFailed title="Your draft couldn’t be loaded" query={query} />;
	if (!query.data) return <QueueSkeleton label="Loading your draft" />;
	const kept = readKept(query.data.draft);
	if (kept !== null && chosen === null && !goesOn)
		return (
			<KeptDraft
				kept={kept}
				savedAt={query.data.saved_at ?? ""}
				onGoOn={() => setChosen({ kept })}
				onDiscard={async () => {
					await keepDraft(draftKey, null);
					setChosen({ kept: null });
				}}
			/>
		);
	return (
		<Editor
			stored={stored}
			kept={chosen?.kept ?? (goesOn ? kept : null)}
			Question={Preview}
			onStored={onStored}
		/>
	);
}

interface KeptDraftProps {
	kept: Kept;
	savedAt: string;
	onGoOn: () => void;
	onDiscard: () => Promise<void>;
}

function KeptDraft({ kept: { draft }, savedAt, onGoOn, onDiscard }: KeptDraftProps) {
	const now = useNow();
	return (
		<Card title="Pick up where you left off" className="qe-kept">
			<div className="qe-stack">
				<p className="text-ink-2">{`Last saved: ${whenText(savedAt, now)}.`}</p>
				{draft.prompt !== "" && <p className="qe-kept-words">{draft.prompt}</p>}
				<div className="qe-buttons">
					<Button variant="primary" onClick={onGoOn}>
						Continue
					</Button>
					<ActionButton variant="line" work={onDiscard}>
						Discard it
					</ActionButton>
				</div>
			</div>
		</Card>
	);
}
