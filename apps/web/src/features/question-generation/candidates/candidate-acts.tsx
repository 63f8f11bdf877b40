import { draftOf } from "@learnin/domain/authoring/draft/draft-question";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { type ReactNode, useState } from "react";
import { ActionButton } from "../../../ui/buttons/action-button.tsx";
import { Button } from "../../../ui/buttons/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { keepDraft } from "../../question-editor/index.ts";
import { type Around, isReady } from "./candidate-view.tsx";
import { type CandidateDetail, keptInEditor } from "../question-generation.api.ts";
import { useTake } from "./use-take.ts";

export interface CandidateActsProps {
	detail: CandidateDetail;
	around: Around;
	takeLabel?: string;
	/** The page's other actions. */
	children?: ReactNode;
}

/** Only a candidate that passed every check can be used as it is; an author can fix a caught one. */
export function CandidateActs({
	detail,
	around,
	takeLabel = "Send to review",
	children,
}: CandidateActsProps) {
	const { taking, takeOne } = useTake(detail.job_id, around.onEdit);
	return (
		<>
			{isReady(detail) && (
				<>
					<Button variant="primary" busy={taking === "review"} onClick={() => takeOne(detail.id, "review")}>
						{takeLabel}
					</Button>
					<Button variant="line" busy={taking === "draft"} onClick={() => takeOne(detail.id, "draft")}>
						Open in the editor
					</Button>
				</>
			)}
			{detail.state === "caught" && detail.question !== null && (
				<HandOver detail={detail} onDone={around.onHandOver} />
			)}
			{children}
		</>
	);
}

/** Opens the editor of a new question, for an author to fix it. Asks before replacing what is in the editor. */
function HandOver({ detail, onDone }: { detail: CandidateDetail; onDone: () => void }) {
	const [isAsking, setIsAsking] = useState(false);
	const handOver = async () => {
		const { question, skill_id, difficulty } = detail;
		if (question === null) return;
		const draft = draftOf({ id: "", question, skill_id, difficulty: difficulty as Difficulty, tags: [] });
		await keepDraft("new", { draft: { ...draft, qid: null }, version: null });
		onDone();
	};
	const press = async () => {
		if ((await keptInEditor()) === null) await handOver();
		else setIsAsking(true);
	};
	return (
		<>
			<ActionButton variant="line" work={press}>
				Fix it in the editor
			</ActionButton>
			{isAsking && (
				<ConfirmDialog
					title="The editor holds another question"
					confirmLabel="Discard that one"
					onConfirm={handOver}
					onClose={() => setIsAsking(false)}
				>
					<p>The editor holds a question you haven’t saved. Opening this one discards it.</p>
				</ConfirmDialog>
			)}
		</>
	);
}
